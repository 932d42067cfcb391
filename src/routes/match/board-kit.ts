/**
 * Components that several boards share. Every board needs most of them, so they are loaded with the page of a match, in
 * one file: separate small files would be half as large again.
 */
import '$lib/ui/Chip.svelte';
import '$lib/ui/digit-key';
import '$lib/ui/interaction/scroll-into-view';
import '$lib/ui/lazy-module.svelte';
import '$lib/ui/measured';
import '$lib/ui/Note.svelte';
import '$lib/ui/NumberPlate.svelte';
import '$lib/ui/SeatStrip.svelte';
import '$lib/ui/Sign.svelte';
import '$lib/ui/seen-payout';
import '$lib/ui/table-people';
import '$lib/ui/ask/AskAction.svelte';
import '$lib/ui/ask/AskBar.svelte';
import '$lib/ui/ask/Faces.svelte';
import '$lib/ui/table/PlaceRow.svelte';
import '$lib/ui/table/six-places.css';
import 'svelte/reactivity';
