import { either } from '$lib/core';

export const ruleIs = (id: string, values: readonly string[]) => `${id} is ${either(values)}`;
export const theDefault = (value: string) => `${value} (the default)`;
export const ruleMayBe = (id: string, values: readonly string[]) => `\`${id}\` is ${either(values)}`;
export const mayBeAbsent = (says: string) => `may be absent: ${says}`;
