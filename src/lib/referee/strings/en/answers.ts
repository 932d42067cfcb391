export const aCount = 'a count';
export const oneOrTheOther = (min: number, max: number) => `${min} or ${max}`;
export const fromOneToTheOther = (min: number, max: number) => `${min} to ${max}`;
export const aFaceOfADie = 'a face of a die';
export const trueOrFalse = 'true or false';
export const aNameOf1To40 = 'a name of 1 to 40 letters';
export const mayBeAbsentSmallDice = (small: number) => `may be absent: small dice, 0 to ${small}`;
export const mayBeAbsentTheBigDie = 'may be absent: the big die, 0 or 1; it counts as two';
export const mayBeAbsentBigDice = (big: number) => `may be absent: big dice, 0 to ${big}`;
