import type { Joining } from '$lib/games/contract/joining';
import * as say from '$lib/games/vegas/strings/en/leaving';

/** The text for joining, with what a newcomer gets. */
export const joining: Joining = {
  rule: '1.13',
  houseRule: '1.14',
  pieces: say.newcomersPieces,
  startSentence: say.playsFromNow
};
