import { cardsSteps } from './picture-cards';
import { footSteps, ticketHeight } from './picture-foot';
import { raceSteps } from './picture-race';
import { groundSteps, topSteps } from './picture-top';
import { WINNERS, winnersSteps } from './picture-winners';
import type { PictureFacts } from './facts';
import { HEIGHT, MARGIN, WIDTH, type Box, type Step } from './steps';
import type { Measure } from './text-fit';

const GAP = 16;
const CARDS = 226;

/** The steps that draw the picture of 1080 by 1350 pixels, from the back to the front. */
export function pictureSteps(facts: PictureFacts, measure: Measure): readonly Step[] {
  const foot = HEIGHT - ticketHeight(facts, measure);
  const cards = facts.cards.length > 0 ? foot - GAP - CARDS : foot;
  const start = WINNERS.y + WINNERS.height + GAP;
  const across = { x: MARGIN, width: WIDTH - 2 * MARGIN };
  const race: Box = { ...across, y: start, height: cards - GAP - start };
  return [
    ...groundSteps(),
    ...topSteps(facts, measure),
    ...winnersSteps(facts, measure),
    ...raceSteps(facts.race, race, measure),
    ...cardsSteps(facts.cards, { ...across, y: cards, height: CARDS }, measure),
    ...footSteps(facts, { ...across, y: foot, height: HEIGHT - foot }, measure)
  ];
}
