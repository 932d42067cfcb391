import { askedPlayers } from '$lib/core';
import { outcomeOf } from '$lib/core/asks/entered';
import type { AskContext, Control, GameUi, TargetId } from '$lib/games/contract/define';
import {
  pickedUpTile,
  mostTokens,
  choiceIndexOf,
  previewWithTile
} from '$lib/games/vegas-strip/actions/picked-up-tile';
import { choice, LOOK_TEXT } from '$lib/games/vegas-strip/strings/en/asks';
import { heldTileText } from '$lib/games/vegas-strip/strings/en/steps';
import type { CasinoView, Holder, Why, Strip } from '$lib/games/vegas-strip/types';
import ChipCounts from './asks/ChipCounts.svelte';
import FixCards from './asks/FixCards.svelte';
import House from './asks/House.svelte';
import MovedChips from './asks/MovedChips.svelte';
import { fixerChoice } from './asks/fixer-choice';
import Place from './asks/Place.svelte';
import Holding from './Holding.svelte';
import { payout } from './payout/pages';
import PlaceSign from './payout/PlaceSign.svelte';
import Winnings from './payout/Winnings.svelte';
import PoolPiece from './PoolPiece.svelte';
import { canViewSecret, targetOf, teamInView } from './sets';
import Table from './Table.svelte';
import SeatMark from './Tag.svelte';
import TeamCards from './TeamCards.svelte';
import * as say from '$lib/games/vegas-strip/strings/en/board';

type Ui = GameUi<Strip>;
type StripAskContext = AskContext<Strip>;

function stepOf({ ask }: Pick<StripAskContext, 'ask'>): string {
  return String(ask.params?.['step'] ?? ask.id);
}

/** Makes the tap that enters one part of a choice. */
function pickTap({ ask }: StripAskContext, part: string, value: string) {
  return { ask: ask.id, kit: 'pick', part, value } as const;
}

/** Enters a tile, with tokens if a character allows them, and then its casino. */
const place: Control<Strip> = {
  Pad: Place,
  endsOnTable: true,
  outcome(context) {
    const heldTile = pickedUpTile(context.taps);
    const casino = casinoOf(context);
    const choiceIndex =
      heldTile === undefined || casino === undefined ? -1 : choiceIndexOf(context.ask, heldTile, casino.id);
    return choiceIndex < 0 ? undefined : { kind: 'choose', choice: choiceIndex };
  },
  enteredParts(move) {
    if (move.type !== 'place') return [];
    const tokenEntries = move.plus === undefined ? [] : [['plus', String(move.plus)] as const];
    return [['tile', String(move.tile)], ...tokenEntries, ['casino', move.casino]];
  },
  targets(context) {
    const heldTile = pickedUpTile(context.taps);
    if (heldTile === undefined) return new Map();
    const casinos = context.view.casinos.filter(({ id }) => choiceIndexOf(context.ask, heldTile, id) >= 0);
    return new Map(casinos.map(({ id }) => [targetOf(id), pickTap(context, 'casino', id)]));
  },
  sideButtons(context) {
    const heldTile = pickedUpTile(context.taps);
    const maxTokens = heldTile === undefined ? 0 : mostTokens(context.ask, heldTile);
    if (heldTile === undefined || maxTokens === 0) return [];
    return heldTile.plus < maxTokens
      ? [
          {
            label: say.addToken(context.view.tokens - heldTile.plus),
            tap: pickTap(context, 'plus', String(heldTile.plus + 1))
          }
        ]
      : [{ label: say.noToken, tap: pickTap(context, 'plus', '0') }];
  },
  questionText(context) {
    const { ask, taps, view } = context;
    const heldTile = pickedUpTile(taps);
    if (heldTile !== undefined) {
      const question = heldTileText(heldTile.tile, heldTile.plus, isAskOfBlockers(ask));
      return casinoOf(context) === undefined ? { question, hint: say.tapCasinoHint } : { question };
    }
    return view.due.tile && view.due.blocker ? undefined : { hint: say.tapTileHint };
  }
};

/** The casino of a placement, if it was the last part that was entered. */
function casinoOf({ taps, view }: StripAskContext): CasinoView | undefined {
  const last = taps.at(-1);
  return view.casinos.find(({ id }) => last?.kit === 'pick' && last.part === 'casino' && last.value === id);
}

function isAskOfBlockers({ params }: StripAskContext['ask']): boolean {
  return params?.['set'] !== undefined;
}

const fix: Control<Strip> = {
  Pad: FixCards,
  outcome({ ask, taps, view }) {
    const { riggedCasino, secureCasino } = fixerChoice(view, taps);
    const choices = ask.kind === 'choose' ? ask.choices : [];
    const choiceIndex = choices.findIndex(
      ({ move }) =>
        move.type === 'fix' && move.rigged === riggedCasino?.id && move.secure === secureCasino?.id
    );
    return choiceIndex < 0 ? undefined : { kind: 'choose', choice: choiceIndex };
  },
  choiceSentence({ ask, taps, view }, names) {
    const { riggedCasino, secureCasino } = fixerChoice(view, taps);
    const [player] = askedPlayers(ask);
    if (riggedCasino === undefined || player === undefined) return say.nothingIsChosenYet;
    if (secureCasino === undefined) return say.whichIsSecure(riggedCasino.name);
    return `${choice({ type: 'fix', player, rigged: riggedCasino.id, secure: secureCasino.id }, view, names)}.`;
  }
};

const readControl: Control<Strip> = {
  Pad: TeamCards,
  outcome: () => ({ kind: 'choose', choice: 0 }),
  choiceSentence: () => say.noTalkingHint
};

const chips: Control<Strip> = {
  Pad: MovedChips,
  hidesSeatsOn: () => 'smallPhones',
  details: { showLabel: say.count, hideLabel: say.shorterLabel, isShown: () => false, Details: ChipCounts }
};

const house: Control<Strip> = {
  Board: House,
  questionText: ({ ask, taps }) => (outcomeOf(ask, taps) === undefined ? { hint: say.houseHint } : undefined)
};

/** Returns the table with the held tile at each casino, or with the casinos that may have been rigged. */
const preview: NonNullable<Ui['preview']> = (context) => {
  const { ask, view, taps } = context;
  if (ask.kind !== 'choose') return undefined;
  if (stepOf(context) === 'reveal') {
    const highlightedTargets = ask.choices.flatMap(({ move, refused: refusal }) =>
      refusal === undefined && move.type === 'reveal' && move.rigged !== undefined
        ? [targetOf(move.rigged)]
        : []
    );
    return { view, highlightedTargets };
  }
  const heldTile = stepOf(context) === 'place' ? pickedUpTile(taps) : undefined;
  const [player] = askedPlayers(ask);
  if (heldTile === undefined || player === undefined) return undefined;
  const set: Holder = isAskOfBlockers(ask) ? { player, blocker: true } : { player };
  const askedCasino = casinoOf(context);
  const casinos = view.casinos.map((casino): CasinoView => {
    if (askedCasino !== undefined && askedCasino !== casino) return casino;
    const tileChoice = ask.choices[choiceIndexOf(ask, heldTile, casino.id)];
    const noToken: Why = { code: 'noTokenHere', rule: '4.7', casino: casino.name };
    const refusal = tileChoice === undefined ? noToken : tileChoice.refused;
    if (refusal !== undefined) return { ...casino, heldSet: { set, refused: refusal } };
    return {
      ...previewWithTile(casino, { ...set, number: heldTile.tile, plus: heldTile.plus }),
      heldSet: { set }
    };
  });
  const highlightedCasinos = casinos.filter(
    (casino) => casino.heldSet !== undefined && casino.heldSet.refused === undefined
  );
  return {
    view: { ...view, casinos },
    highlightedTargets: highlightedCasinos.map(({ id }): TargetId => targetOf(id))
  };
};

/** The fixers who have yet to choose, and the partners who have yet to read the choice. */
const answerStatus: NonNullable<Ui['answerStatus']> = (context, player) => {
  const { view } = context;
  const step = stepOf(context);
  const team = teamInView(view, player)?.team;
  if (view.phase !== 'fix' || (step !== 'fix' && step !== 'read') || team === undefined) return undefined;
  const { fixer } = team;
  const isChosen = view.fixed.includes(fixer);
  const isAsked =
    player === fixer ? !isChosen && !view.paper.includes(fixer) : isChosen && !view.read.includes(player);
  return isAsked ? { isDone: false } : undefined;
};

export const ui: Ui = {
  Table,
  Piece: PoolPiece,
  SeatMark,
  Holding,
  Sign: PlaceSign,
  Winnings,
  columns: {},
  controls: { place, discard: { Pad: Place }, fix, read: readControl, chips, house, collected: house },
  targetOf: (move) =>
    move.type === 'reveal' && move.rigged !== undefined ? targetOf(move.rigged) : undefined,
  secretReview: {
    label: say.ownCasinosLabel,
    players: (view) =>
      view.phase === 'turns' ? view.seats.filter((player) => canViewSecret(view, player)) : [],
    gate: LOOK_TEXT.gate,
    sentence: say.noTalkingHint,
    Pad: TeamCards
  },
  preview,
  answerStatus,
  height: (view, _, context) => ({
    table: view.seats.length === 2 ? 'low' : 'least',
    ...(context !== undefined && stepOf(context) === 'place' ? { fixedHeight: 'least' } : {})
  }),
  holdingsHeading: ({ depth }) => (depth === 'turns' ? say.inTheHand : say.players),
  payout
};
