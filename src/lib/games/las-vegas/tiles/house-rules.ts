import { houseRules as badLuck } from './bad-luck/house-rules';
import { houseRules as powerPlay } from './power-play/house-rules';

/** House rules of single tiles. */
export const tileHouseRules = [...badLuck, ...powerPlay] as const;
