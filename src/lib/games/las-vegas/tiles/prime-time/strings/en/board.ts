// Scene
export const toTheCasinosOfTheir = 'to the casinos of their numbers';
