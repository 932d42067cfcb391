export const GOLDEN_REWARD = 60000;
