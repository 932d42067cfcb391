import { flushSync } from 'svelte';
import { afterThrow, isThrowing } from './after-throw';
import { FLY_MS, finishAll } from './motion';
import { allowsMotion } from './reduced-motion';

/** Milliseconds before anything happens on a page, so that its previous state is visible first. */
const START_DELAY_MS = 350;
/** Milliseconds from one tie to the next. */
const EACH_TIE = 450;
/** Milliseconds from one award to the next. */
const EACH_AWARD = 850;

interface Page {
  /** Distinguishes pages with the same numbers of ties and awards. */
  readonly id?: string;
  /** How many ties are struck. */
  readonly ties: number;
  /** How many awards are handed out. */
  readonly awards: number;
  readonly onleave?: (award: number) => void;
}

/** The progress of a payout page: ties are struck one by one, then awards leave and land one by one. */
export class Stages {
  /** How many ties are struck. */
  struck = $state(0);
  /** How many awards are on their way or have arrived. */
  left = $state(0);
  /** How many awards have arrived. */
  landed = $state(0);

  /**
   * Starts a page, after the dice that decided it have landed. A tap or a key shows all of it at once, and keeps
   * its own effect. Returns a function that stops it.
   */
  show(page: Page): () => void {
    [this.struck, this.left, this.landed] = [0, 0, 0];
    if (!allowsMotion() || !isThrowing()) return this.#start(page);
    let stop = afterThrow(() => {
      stop = this.#start(page);
    });
    return () => stop();
  }

  #start({ ties, awards, onleave }: Page): () => void {
    const finish = (): void => {
      stop();
      [this.struck, this.left, this.landed] = [ties, awards, awards];
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
    const schedule = (after: number, callback: () => void): unknown =>
      timers.push(setTimeout(callback, after));
    for (let tie = 0; tie < ties; tie += 1)
      schedule(START_DELAY_MS + EACH_TIE * tie, () => {
        this.struck = tie + 1;
      });
    const first = START_DELAY_MS + EACH_TIE * ties;
    for (let award = 0; award < awards; award += 1) {
      const leaveTime = first + EACH_AWARD * award;
      schedule(leaveTime, () => {
        this.left = award + 1;
        onleave?.(award);
      });
      schedule(leaveTime + FLY_MS, () => {
        this.landed = award + 1;
      });
    }
    addEventListener('pointerdown', finishStage, true);
    addEventListener('keydown', finishStage, true);
    return stop;
  }
}
