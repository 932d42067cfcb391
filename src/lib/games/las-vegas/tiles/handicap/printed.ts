export const SLOTS = ['chip', 'money', 'adjust'] as const;

export type Slot = (typeof SLOTS)[number];

/** Number of spaces of each kind on the tile. */
export const HANDICAP_SLOTS: Readonly<Record<Slot, number>> = { chip: 2, money: 3, adjust: 4 };

/** Reward in whole dollars for taking a grey die to a space of this kind. */
export const REWARDS: Readonly<Record<'chip' | 'money', number>> = { chip: 10000, money: 30000 };
