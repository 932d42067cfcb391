import { flushSync } from 'svelte';
import { afterThrow, isThrowing } from './after-throw';
import { FLY_MS, finishAll } from './motion';
import { allowsMotion } from './reduced-motion';

/** Milliseconds before anything happens on a page, so that its previous state is visible first. */
const START_DELAY_MS = 350;
/** Milliseconds from one tie to the next. */
const TIE_INTERVAL_MS = 450;
/** Milliseconds from one award to the next. */
const AWARD_INTERVAL_MS = 850;

interface Page {
  /** Distinguishes pages with the same numbers of ties and awards. */
  readonly id?: string;
  /** How many ties are struck. */
  readonly tieCount: number;
  /** How many awards are handed out. */
  readonly awardCount: number;
  readonly onleave?: (award: number) => void;
}

/** The progress of a payout page: ties are struck one by one, then awards leave and land one by one. */
export class Stages {
  /** How many ties are struck. */
  struckCount = $state(0);
  /** How many awards are on their way or have arrived. */
  leftCount = $state(0);
  /** How many awards have arrived. */
  landedCount = $state(0);

  /**
   * Starts a page, after the dice that decided it have landed. A tap or a key shows the whole page at once, and also
   * has its own effect. Returns a function that stops the page.
   */
  show(page: Page): () => void {
    [this.struckCount, this.leftCount, this.landedCount] = [0, 0, 0];
    if (!allowsMotion() || !isThrowing()) return this.#start(page);
    let stop = afterThrow(() => {
      stop = this.#start(page);
    });
    return () => stop();
  }

  #start({ tieCount, awardCount, onleave }: Page): () => void {
    const finish = (): void => {
      stop();
      [this.struckCount, this.leftCount, this.landedCount] = [tieCount, awardCount, awardCount];
    };
    const finishStage = (): void => {
      finish();
      // Pieces that appear only now must not start to fly.
      flushSync();
      finishAll();
    };
    const timers: ReturnType<typeof setTimeout>[] = [];
    function stop(): void {
      timers.forEach(clearTimeout);
      removeEventListener('pointerdown', finishStage, true);
      removeEventListener('keydown', finishStage, true);
    }
    if (!allowsMotion()) {
      finish();
      return stop;
    }
    const schedule = (delay: number, callback: () => void): unknown =>
      timers.push(setTimeout(callback, delay));
    for (let tie = 0; tie < tieCount; tie += 1)
      schedule(START_DELAY_MS + TIE_INTERVAL_MS * tie, () => {
        this.struckCount = tie + 1;
      });
    const firstLeaveTime = START_DELAY_MS + TIE_INTERVAL_MS * tieCount;
    for (let award = 0; award < awardCount; award += 1) {
      const leaveTime = firstLeaveTime + AWARD_INTERVAL_MS * award;
      schedule(leaveTime, () => {
        this.leftCount = award + 1;
        onleave?.(award);
      });
      schedule(leaveTime + FLY_MS, () => {
        this.landedCount = award + 1;
      });
    }
    addEventListener('pointerdown', finishStage, true);
    addEventListener('keydown', finishStage, true);
    return stop;
  }
}
