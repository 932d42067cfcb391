import type { BoardActions } from '$lib/games/define';
import type { LasVegas } from '$lib/games/las-vegas/rules';
import type { Tap, View } from '$lib/games/las-vegas/types';
import type { BoardPeople } from './board-people';
import type { BoardTaps } from './board-taps';
import type { Mode } from './mode';

/** What the bar of any ask is given. */
export interface AskProps {
  readonly view: View;
  readonly mode: Mode;
  readonly draft: readonly Tap[];
  readonly people: BoardPeople;
  readonly fingers: BoardTaps;
  /** How high the controls of a turn stand. */
  readonly steady: 'least' | 'low' | 'tall';
  readonly onwhy: BoardActions<LasVegas>['explain'];
}
