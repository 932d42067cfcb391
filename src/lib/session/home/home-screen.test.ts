import { describe, expect, test } from 'vitest';
import { isHomeScreenOffered } from './home-screen';

const IPHONE_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI_USER_AGENT = `${IPHONE_USER_AGENT} Version/18.5 Mobile/15E148 Safari/604.1`;
const IPAD_USER_AGENT =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

describe('the Home Screen is offered', () => {
  test.each([
    ['Safari on an iPhone', SAFARI_USER_AGENT],
    ['Safari on an iPad, which says that it is a Mac', IPAD_USER_AGENT]
  ])('in %s', (_, userAgent) => {
    expect(isHomeScreenOffered({ userAgent, standalone: false })).toBe(true);
  });
});

describe('the Home Screen is not offered', () => {
  test('the Home Screen is not offered if Croupier was opened from it', () => {
    expect(isHomeScreenOffered({ userAgent: SAFARI_USER_AGENT, standalone: true })).toBe(false);
  });

  test('the Home Screen is not offered in Safari on a Mac, which does not know `standalone`', () => {
    expect(isHomeScreenOffered({ userAgent: IPAD_USER_AGENT })).toBe(false);
  });

  test.each([
    ['Chrome', `${IPHONE_USER_AGENT} CriOS/137.0.7151.79 Mobile/15E148 Safari/604.1`],
    ['Firefox', `${IPHONE_USER_AGENT} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`],
    ['Edge', `${IPHONE_USER_AGENT} Version/18.0 EdgiOS/137.0.3296.58 Mobile/15E148 Safari/605.1.15`],
    ['a page inside another app', `${IPHONE_USER_AGENT} Mobile/15E148 [FBAN/FBIOS;FBAV/518.0]`]
  ])('in %s', (_, userAgent) => {
    expect(isHomeScreenOffered({ userAgent, standalone: false })).toBe(false);
  });
});
