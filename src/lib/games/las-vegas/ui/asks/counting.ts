import { shown } from '$lib/games/las-vegas/actions/draft';
import { FACES, type Face, type Show, type Tap } from '$lib/games/las-vegas/types';

/** The page of the count that follows a casino. */
export function nextShow(at: Face): Show {
  const next = FACES.find((face) => face === at + 1);
  return next === undefined ? 'chips' : `casino ${next}`;
}

/** True if this casino was opened and left again during the count. */
export function wasCounted(draft: readonly Tap[], face: Face): boolean {
  if (draft.some((tap) => tap.tap === 'again')) return true;
  const visits = draft.filter((tap) => tap.tap === 'show' && tap.show === `casino ${face}`);
  return visits.length > 0 && shown(draft) !== `casino ${face}`;
}

/** The casino counted after this one; undefined after the last. */
export function casinoAfter(casino: Face): Face | undefined {
  return FACES.find((face) => face > casino);
}
