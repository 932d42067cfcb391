import type { BoardActions } from '$lib/games/contract/define';
import type { LasVegas } from '$lib/games/las-vegas/rules';
import type { Tap, View } from '$lib/games/las-vegas/types';
import type { BoardPeople } from '$lib/games/las-vegas/ui/board-people';
import type { BoardTaps } from '$lib/games/las-vegas/ui/board-taps';
import type { Mode } from '$lib/games/las-vegas/ui/mode';

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
