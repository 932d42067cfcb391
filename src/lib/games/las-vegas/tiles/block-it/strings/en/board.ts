import { plural } from '$lib/core';

export const aClusterOfGrayDice = 'A cluster of grey dice';
export const grayDieGrayDice = (gray: number) => plural(gray, 'grey die', 'grey dice');
export const left = (count: number) => `${count} left`;
