/**
 * Lazy modules of a match that its first ask does not need: sheets, the result, banners, thrown dice,
 * announcements and, if it is on, the sound.
 */
export const sheets = () => import('./sheets/Sheets.svelte');
export const otherScreen = () => import('./OtherScreen.svelte');
export const result = () => import('./FinalResult.svelte');
export const backUpOffer = () => import('./BackUpOffer.svelte');
export const effects = () => import('./MatchEffects.svelte');
export const tableDisplay = () => import('./display/TableDisplay.svelte');
export const lookingBack = () => import('./sheets/LookingBack.svelte');
export const freshDice = () => import('./FreshDice.svelte');
export const lastEvent = () => import('./last-event');
export const gameNotFound = () => import('$lib/ui/feedback/GameNotFound.svelte');
export { loadSound } from '$lib/session/device/sound';
