import * as v from 'valibot';
import { countShape, recordOf } from './plain-shapes';

/** What a table found in its own box. */
export const mendedShape = v.looseObject(
  {
    counts: v.optional(recordOf(v.string(), countShape, 'counts of pieces')),
    names: v.optional(recordOf(v.string(), v.string('a name'), 'names of pieces')),
    spaces: v.optional(v.array(v.string('a space'), 'spaces of a track')),
    copied: v.optional(v.string('what was copied'))
  },
  'what was found in the box'
);
