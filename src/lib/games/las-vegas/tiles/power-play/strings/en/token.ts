export const powerPlayToken = 'Power Play token';
export const tokens = 'tokens';
export const hint1ForPowerPlay = '1, for Power Play';
