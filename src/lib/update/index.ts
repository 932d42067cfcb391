export { followUpdates, update } from './update.svelte';
