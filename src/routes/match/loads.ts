/** What lies over a match, or ends it: the first ask does without. */
export const sheets = () => import('./sheets/Sheets.svelte');
export const whySheet = () => import('./sheets/WhySheet.svelte');
export const tableSheet = () => import('./TableSheet.svelte');
export const changeScreen = () => import('./ChangeScreen.svelte');
export const peopleScreen = () => import('./PeopleScreen.svelte');
export const result = () => import('$lib/ui/Result.svelte');
export const backUpOffer = () => import('./BackUpOffer.svelte');
