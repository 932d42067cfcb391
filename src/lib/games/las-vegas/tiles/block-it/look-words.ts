import { plural } from '$lib/core';

export const aClusterOfGrayDice = 'A cluster of gray dice';
export const grayDieGrayDice = (gray: number) => plural(gray, 'gray die', 'gray dice');
export const left = (count: number) => `${count} left`;
