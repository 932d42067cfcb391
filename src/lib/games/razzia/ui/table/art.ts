import type { Bar } from '$lib/games/razzia/types';

/** The sign of each bar: its outline in a box of 150 by 110, and its picture in a square of 40. */
export const BAR_ART: Readonly<
  Record<Bar, { readonly outline: string; readonly inner: string; readonly picture: string }>
> = {
  colibri: {
    outline: 'M75 4C118 4 147 27 147 55s-29 51-72 51S3 83 3 55 32 4 75 4Z',
    inner: 'M75 9c40 0 66 21 66 46s-26 46-66 46S9 80 9 55 35 9 75 9Z',
    picture:
      'M1 11l13 4c2-3 6-4 9-3L38 2c0 8-3 13-9 17 0 8-3 13-8 14-2 2-4 4-4 6-2-2-3-4-2-7-4-1-6-5-5-9-3-2-4-5-3-7Z'
  },
  cotton: {
    outline: 'M14 4h122a12 12 0 0 0 11 11v80a12 12 0 0 0-11 11H14A12 12 0 0 0 3 95V15A12 12 0 0 0 14 4Z',
    inner: 'M20 9h110a14 14 0 0 0 12 12v68a14 14 0 0 0-12 12H20A14 14 0 0 0 8 89V21A14 14 0 0 0 20 9Z',
    picture:
      'M20 2a9 9 0 0 1 8 6 8 8 0 0 1 5 14 8 8 0 0 1-8 4l-4 1v6c3-4 7-5 11-4-2 5-6 7-11 7v3h-2v-3c-5 0-9-2-11-7 4-1 8 0 11 4v-6l-4-1a8 8 0 0 1-8-4A8 8 0 0 1 12 8a9 9 0 0 1 8-6Z'
  },
  havana: {
    outline: 'M3 30h42c4-16 16-26 30-26s26 10 30 26h42v76H3Z',
    inner: 'M8 35h41c4-16 14-26 26-26s22 10 26 26h41v66H8Z',
    picture:
      'M3 33 27 19a3 3 0 0 1 4 1l2 3a3 3 0 0 1-1 4L8 40c-3 2-6-5-5-7Zm24-18c-2-3 3-4 1-8m6 6c-2-3 3-4 1-8'
  },
  jungle: {
    outline: 'M26 4h98l23 51-23 51H26L3 55Z',
    inner: 'M30 9h90l21 46-21 46H30L9 55Z',
    picture:
      'M2 38 8 31C3 21 10 10 22 8c6-1 11-3 15-6 2 12-1 26-12 31-5 2-10 1-14-1l-6 7Zm9-10 14-14M16 23v-8m0 8h8m-3-5V11m0 7h7'
  },
  lincoln: {
    outline: 'M18 74V42C18 18 42 4 75 4s57 14 57 38v32h15v32H3V74Z',
    inner: 'M23 79V42C23 21 45 9 75 9s52 12 52 33v37h15v22H8V79Z',
    picture: 'M10 4h20l-2 22h8a3 3 0 0 1 3 3v3c-11 4-27 4-38 0v-3a3 3 0 0 1 3-3h8Z'
  },
  jazz: {
    outline: 'M3 4h144c-12 20-12 30 0 51 12-1 0 20-1 51H4c-2-30-13-50-1-51C15 34 15 24 3 4Z',
    inner: 'M11 9h128c-10 18-9 30 0 46-4 6-1 26 1 46H10c2-20 5-40 1-46 9-16 10-28 0-46Z',
    picture:
      'M1 14h3v3h6v-7h3v7h3v-7h3v7h3v-7h3v7c5 0 9-3 13-6v18c-4-3-8-6-13-6v1a7 7 0 0 1-7 7h-4a7 7 0 0 1-7-7v-1H4v3H1Zm10 9v1a4 4 0 0 0 4 4h2a4 4 0 0 0 4-4v-1Z'
  }
};

/** The picture of a gambler's card and of a raid's, in a square of 40. */
export const KIND_ART = {
  gambler: 'M20 2c5 8 15 13 15 21a8 8 0 0 1-13 6c0 4 2 7 5 9H13c3-2 5-5 5-9A8 8 0 0 1 5 23C5 15 15 10 20 2Z',
  raid: 'M20 1a3 3 0 0 1 2 5l3 8h9a3 3 0 1 1 2 4l-7 6 3 9a3 3 0 1 1-4 2l-8-5-8 5a3 3 0 1 1-4-2l3-9-7-6a3 3 0 1 1 2-4h9l3-8a3 3 0 0 1 2-5Zm0 15a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z'
} as const;
