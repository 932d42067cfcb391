export const hexagons = 'Hexagons';
export const hexagon = 'hexagon';
export const hexagonsMany = 'hexagons';
export const inTheFist = 'In the fist';
export const hint3ForLuckyPunch = '3, for Lucky Punch';
