import { listed } from '$lib/core';

export const blackDice = 'Black dice';
export const blackDiceShow = (faces: readonly number[]) => `Black dice: ${listed(faces.map(String))}`;
