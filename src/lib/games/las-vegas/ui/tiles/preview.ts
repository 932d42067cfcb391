import { type Names, type PlayerId } from '$lib/core';
import type { AskContext, Preview as Shown, TargetId } from '$lib/games/contract/define';
import * as say from '$lib/games/las-vegas/strings/en/row';
import type { CasinoView, LasVegas } from '$lib/games/las-vegas/types';
import { previewPlacing, previewRankText } from '$lib/games/las-vegas/ui/casinos/previews';
import { capitalize } from '$lib/core';
import {
  askedTile,
  type TileAskContext,
  casinoChoices,
  choicesWith,
  remainingChoices,
  likelyChoices,
  enteredParts,
  type ChooseAsk
} from './tile-choices';
import type { Preview, UntypedControl } from './tile-appearance';

type LasVegasAskContext = AskContext<LasVegas>;
type CasinoControl = Extract<UntypedControl, { by: 'casino' }>;

/** The casinos as the answer to a tile would leave them; undefined if the answer does not depend on them. */
export function tilePreview(context: LasVegasAskContext, names: Names): Shown<LasVegas> | undefined {
  const { ask, view } = context;
  const tile = askedTile(context);
  if (ask.kind !== 'choose' || tile === undefined) return undefined;
  const { control } = tile;
  // While an answer is being changed, only the casino entered for it is lit.
  const casinoPart = control?.by === 'casino' ? enteredParts(context.taps)[control.member] : undefined;
  const previewedCasinos = view.casinos.map((casino) => {
    if (casinoPart !== undefined && casinoPart !== String(casino.number)) return undefined;
    if (control?.by === 'casino') return choosableCasino(ask, context.taps, control, casino, tile, names);
    return control?.by === 'buttons' && control.preview !== undefined && casino.closed !== true
      ? previewOfTile(control.preview(casino.number, tile.step, tile.player), casino, tile.player, names)
      : undefined;
  });
  const highlightedTargets = view.casinos.flatMap(({ number }, index): readonly TargetId[] =>
    previewedCasinos[index] === undefined ? [] : [`casino:${number}`]
  );
  return {
    view: { ...view, casinos: view.casinos.map((casino, index) => previewedCasinos[index] ?? casino) },
    highlightedTargets
  };
}

/** A casino that can be chosen; undefined if it cannot. */
function choosableCasino(
  ask: ChooseAsk,
  taps: LasVegasAskContext['taps'],
  control: CasinoControl,
  casino: CasinoView,
  { player }: TileAskContext,
  names: Names
): CasinoView | undefined {
  const choices = choicesWith(
    remainingChoices(casinoChoices(ask, control.member), taps, control.member),
    control.member,
    String(casino.number)
  );
  const [single, another] = likelyChoices(choices.filter(({ refused }) => refused === undefined));
  if (single === undefined) return undefined;
  if (another !== undefined || single.move.type !== 'tile') return casino;
  return previewOfTile(control.preview(single.move, player), casino, player, names);
}

/** The casino as the answer would leave it, with its caption; undefined if it changes nothing there. */
function previewOfTile(
  preview: Preview | undefined,
  casino: CasinoView,
  player: PlayerId,
  names: Names
): CasinoView | undefined {
  if (preview === undefined) return undefined;
  const { owner, dice, caption } = preview;
  const captionProp = caption === undefined ? {} : { caption };
  if (owner === undefined || dice === undefined) return { ...casino, supposed: captionProp };
  const { casino: changedCasino, ownClaim } = previewPlacing(casino, owner, dice);
  const sentence = say.ifChosen(names(player), casino.number);
  const supposed = { ...captionProp, words: sentence };
  if (owner !== player) return { ...casino, claims: changedCasino.claims, supposed };
  const rankProp = ownClaim === undefined ? {} : { caption: capitalize(previewRankText(ownClaim, names)) };
  return {
    ...casino,
    claims: changedCasino.claims,
    supposed: { ...rankProp, ...supposed, markedOwner: player }
  };
}
