export const HIGH_FIVE = 5;

export const HIGH_FIVE_REWARD = 100000;
