import * as v from 'valibot';
import { countShape, recordOf } from './plain-shapes';
import * as say from './shape-words';

/** What a table found in its own box. */
export const mendedShape = v.looseObject(
  {
    counts: v.optional(recordOf(v.string(), countShape, say.countsOfPieces)),
    names: v.optional(recordOf(v.string(), v.string(say.aName), say.namesOfPieces)),
    spaces: v.optional(v.array(v.string(say.aSpace), say.spacesOfATrack)),
    copied: v.optional(v.string(say.whatWasCopied))
  },
  say.whatWasFoundInTheBox
);
