/** Lazy modules of a match that its first ask does not need: sheets, the result, banners and thrown dice. */
export const sheets = () => import('./sheets/Sheets.svelte');
export const whySheet = () => import('./sheets/WhySheet.svelte');
export const tableSheet = () => import('./TableSheet.svelte');
export const changeScreen = () => import('./ChangeScreen.svelte');
export const peopleScreen = () => import('./PeopleScreen.svelte');
export const result = () => import('$lib/ui/results/Result.svelte');
export const backUpOffer = () => import('./BackUpOffer.svelte');
export const turnSignal = () => import('./TurnSignal.svelte');
export const tableDisplay = () => import('./display/TableDisplay.svelte');
export const shareNight = () => import('$lib/recap/ShareNight.svelte');
export const lookingBack = () => import('./sheets/LookingBack.svelte');
export const thrownDice = () => import('$lib/ui/throws/ThrownDice.svelte');
