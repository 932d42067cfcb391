export const thePlaces = 'The places';
