import { anyName, countShape, words } from './plain-shapes';
import { list, maybe, members, record } from './record-shape';
import * as say from '$lib/storage/strings/en/validation';

/** The schema of a correction for the players' own copy. */
export const boxOverrideShape = members(
  {
    counts: maybe(record(anyName, countShape, say.countsOfPieces)),
    names: maybe(record(anyName, words(say.aName), say.namesOfPieces)),
    spaces: maybe(list(words(say.aSpace), say.spacesOfATrack)),
    copied: maybe(words(say.whatWasCopied))
  },
  say.whatWasFoundInTheBox
);
