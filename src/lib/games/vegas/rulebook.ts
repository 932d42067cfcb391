import type { Rulebook } from '$lib/core';
import { cardChapter, maryChapter, placingChapter } from './rulebook-play';
import { entryDetailChapter, duelChapter, endChapter, scoringChapter } from './rulebook-scoring';
import { gameChapter, turnChapter } from './rulebook-game';

/** Vegas, 1996, in our own words. */
export const rulebook = {
  prefix: 'VG',
  chapters: [
    gameChapter,
    turnChapter,
    placingChapter,
    cardChapter,
    maryChapter,
    scoringChapter,
    endChapter,
    duelChapter,
    entryDetailChapter
  ]
} as const satisfies Rulebook;
