/**
 * Components that the tables of several games share. Each needs most of them, so they are loaded with the page of a
 * match, in one file: separate small files would be half as large again.
 */
import '$lib/ui/pieces/Chip.svelte';
import '$lib/ui/controls/digit-key';
import '$lib/ui/interaction/long-press';
import '$lib/ui/layout/attachments';
import '$lib/ui/page/lazy-module.svelte';
import '$lib/ui/pieces/Note.svelte';
import '$lib/ui/pieces/NumberPlate.svelte';
import '$lib/ui/layout/SeatStrip.svelte';
import '$lib/ui/pieces/Sign.svelte';
import '$lib/ui/layout/seen-payout';
import '$lib/ui/layout/table-people';
import '$lib/ui/ask/AskAction.svelte';
import '$lib/ui/ask/AskBar.svelte';
import '$lib/ui/ask/Faces.svelte';
import '$lib/ui/table/PlaceRow.svelte';
import '$lib/ui/table/six-places.css';
import 'svelte/reactivity';
