export const powerPlayToken = 'Power Play token';
