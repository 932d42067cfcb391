import type { BoardActions } from '$lib/games/define';
import type { LasVegas } from '$lib/games/las-vegas/rules';
import type { Tap, View } from '$lib/games/las-vegas/types';
import type { BoardPeople } from './board-people';
import type { BoardTaps } from './board-taps';
import type { Mode } from './mode';

/** Props of the bar of any ask. */
export interface AskProps {
  readonly view: View;
  readonly mode: Mode;
  readonly draft: readonly Tap[];
  readonly people: BoardPeople;
  readonly fingers: BoardTaps;
  /** Reserved height of a turn's controls. */
  readonly steady: 'least' | 'low' | 'tall';
  readonly onwhy: BoardActions<LasVegas>['explain'];
}
