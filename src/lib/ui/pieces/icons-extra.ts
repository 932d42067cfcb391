/** Strokes for `Icon` that no match screen uses, so that a match does not load them. */
export const EXTRA_ICONS = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21',
  referee:
    'M12 3v17M8 20.5h8M5 6.5h14M5 6.5l-3 7.5c0 1.5 1.3 2.5 3 2.5S8 15.5 8 14Zm14 0-3 7.5c0 1.5 1.3 2.5 3 2.5s3-1 3-2.5Z',
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7Z',
  copy: 'M8 8h12v13H8ZM16 8V3H4v13h4',
  store:
    'M4 6.5C4 4.8 7.6 3.5 12 3.5s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3Zm0 0v11c0 1.7 3.6 3 8 3s8-1.3 8-3v-11M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2v2.5m0 15V22M2 12h2.5m15 0H22M4.9 4.9l1.8 1.8m10.6 10.6 1.8 1.8m0-14.2-1.8 1.8M6.7 17.3l-1.8 1.8',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  device: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 0v18m3-17.5v17m3-15v13',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a7.6 7.6 0 0 1 0 11',
  clock: 'M12 5a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 8.5V13l3 2M9.5 2h5',
  pause: 'M8.5 5v14M15.5 5v14',
  turning: 'M5 12a7 7 0 0 1 12-5l2 2m0-5v5h-5M19 12a7 7 0 0 1-12 5l-2-2m0 5v-5h5',
  caller: 'M4 5h16v11h-8l-5 4v-4H4ZM8 9h8M8 12.5h5',
  bulb: 'M9.5 17c0-2-3-3.5-3-7.5a5.5 5.5 0 0 1 11 0c0 4-3 5.5-3 7.5ZM9.5 17h5M10 20.5h4',
  vibration: 'M8.5 4h7v16h-7ZM5 8v8M2 10v4M19 8v8M22 10v4'
} as const;
