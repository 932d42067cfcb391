// AskBar
export const enterNow = 'Enter now';

// Faces
export const bigOfFace = (face: number) => `Big ${face}`;
