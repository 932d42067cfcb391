export const SLOTS = ['chip', 'money', 'adjust'] as const;

export type Slot = (typeof SLOTS)[number];

/** How many pictures of each kind the tile has, and what they pay: whole dollars. */
export const HANDICAP_SLOTS: Readonly<Record<Slot, number>> = { chip: 2, money: 3, adjust: 4 };

/** What a gray die taken to such a picture pays: whole dollars. */
export const REWARDS: Readonly<Record<'chip' | 'money', number>> = { chip: 10000, money: 30000 };
