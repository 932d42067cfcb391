/** Lazy modules for sheets and the result, which are not needed for the first ask. */
export const sheets = () => import('./sheets/Sheets.svelte');
export const whySheet = () => import('./sheets/WhySheet.svelte');
export const tableSheet = () => import('./TableSheet.svelte');
export const changeScreen = () => import('./ChangeScreen.svelte');
export const peopleScreen = () => import('./PeopleScreen.svelte');
export const result = () => import('$lib/ui/results/Result.svelte');
export const backUpOffer = () => import('./BackUpOffer.svelte');
