import { Lobby } from '$lib/session/lobby.svelte';

/** What was on the table when the first page was last looked at, so that it stands there at once. */
export const lobby = new Lobby();
