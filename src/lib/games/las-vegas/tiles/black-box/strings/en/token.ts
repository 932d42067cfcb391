export const blackBoxTokens = 'Black Box tokens';
export const token = 'token';
export const tokens = 'tokens';
export const hint660000Two20 = '6: $60,000, two $20,000, three $0';

/** Where the tokens are. */
export const places = { 'One stack': 'One stack', 'Other stack': 'Other stack' } as const;
