// AskBar
export const whatTheAppWantsTo = 'Enter now';

// Faces
export const bigOfFace = (face: number) => `Big ${face}`;
