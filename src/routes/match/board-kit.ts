/**
 * What the boards of several games show. No board comes without most of it, so it comes with the page of a match, in
 * one file: as many small files would weigh half as much again.
 */
import '$lib/ui/Chip.svelte';
import '$lib/ui/digit-key';
import '$lib/ui/in-sight';
import '$lib/ui/later.svelte';
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
