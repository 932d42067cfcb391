import type { Joining } from '$lib/games/contract/joining';
import * as say from '$lib/games/las-vegas-cards/strings/en/leaving';

/** The text for joining, including the pieces of a newcomer. */
export const joining: Joining = { rule: '1.10', houseRule: '1.11', pieces: say.newcomersCards };
