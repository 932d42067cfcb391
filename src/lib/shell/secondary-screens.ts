/** The screens of a match that its first ask does without, in one file. */
export { default as AskList } from './asks/AskList.svelte';
export { default as LookAgain } from './asks/LookAgain.svelte';
export { default as OtherAsks } from './asks/OtherAsks.svelte';
export { default as SecretAsk } from './asks/SecretAsk.svelte';
export { default as Flights } from './payout/Flights.svelte';
export { default as PayoutWalk } from './payout/PayoutWalk.svelte';
export { default as SeatSheet } from './SeatSheet.svelte';
export { default as CountedSum } from '$lib/ui/motion/CountedSum.svelte';
export { default as RuleTag } from '$lib/ui/results/RuleTag.svelte';
export { default as SimpleTable } from './SimpleTable.svelte';
export { default as TurnPicker } from './asks/TurnPicker.svelte';
