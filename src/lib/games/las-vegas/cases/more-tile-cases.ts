import * as v from 'valibot';
import { CaseError, defineCase, type Award, type Case } from '$lib/games/define';
import { byName, exactly, noOptions, oneOf, wholeNumber } from '$lib/games/position';
import { isImaginary, strength } from '$lib/games/las-vegas/payout';
import { ROYALE_DEFAULTS } from '$lib/games/las-vegas/royale';
import { payDoubleDown } from '$lib/games/las-vegas/tiles/double-down';
import { BETS, FIFTY_FIFTY_TRACK, winsBet } from '$lib/games/las-vegas/tiles/fifty-fifty';
import { HANDICAP_SLOTS, handicapReward, SLOTS } from '$lib/games/las-vegas/tiles/handicap';
import { HIGH_FIVE, HIGH_FIVE_REWARD } from '$lib/games/las-vegas/tiles/high-five';
import { JACKPOT_TRACK, jackpotThrow, nextSpace } from '$lib/games/las-vegas/tiles/jackpot';
import { niceDiceReward } from '$lib/games/las-vegas/tiles/nice-dice';
import { stepOn } from '$lib/games/las-vegas/tiles/no-entry';
import { FACES, type Why } from '$lib/games/las-vegas/types';
import * as forms from './tile-forms';
import { dice, full, MOST_PLAYERS, personName, rewardOf, Table } from './table';
import { rewardVerdict } from './tile-cases';

const face = oneOf(FACES, 'a face of a die');

function members<Id extends string>(id: Id) {
  return { game: v.literal('las-vegas'), case: v.literal(id), options: noOptions };
}

const jackpot = defineCase({
  id: 'jackpot',
  title: 'Is that the jackpot?',
  form: forms.jackpotForm,
  schema: exactly({
    ...members('jackpot'),
    player: personName,
    counter: oneOf(JACKPOT_TRACK, 'a space of the track'),
    first: face,
    second: face
  }),
  settle: ({ player, counter, first, second }) => {
    const table = new Table([player]);
    const won = jackpotThrow([first, second]);
    const throwing = { at: 'this', player: table.seat(player), dice: [first, second] } as const;
    if (won === undefined) {
      const after = nextSpace(counter);
      const why = { code: 'jackpotGrows', rule: '10.3', ...throwing, counter: after } as const;
      return rewardVerdict(player, 0, why, table, { counter: after });
    }
    const double = won === 'double';
    const why = { code: 'jackpotWon', rule: '10.2', ...throwing, double, value: counter } as const;
    return rewardVerdict(player, counter, why, table, { counter: JACKPOT_TRACK[0] });
  }
});

const sum = wholeNumber(2, 12, 'the sum of two dice');

const fiftyFifty = defineCase({
  id: 'fifty-fifty',
  title: 'Is the bet won?',
  form: forms.fiftyFiftyForm,
  schema: exactly({
    ...members('fifty-fifty'),
    player: personName,
    won: wholeNumber(0, FIFTY_FIFTY_TRACK.length - 2, 'the bets won before this one,'),
    before: sum,
    bet: v.picklist(BETS, 'higher or lower'),
    sum
  }),
  settle: ({ player, won: before, before: last, bet, sum: thrown }) => {
    const table = new Table([player]);
    const who = { at: 'this', player: table.seat(player) } as const;
    if (!winsBet(bet, last, thrown)) {
      const rule = thrown === last ? '12.3' : '12.2';
      const why = { code: 'fiftyFiftyLost', rule, ...who, bet, sum: thrown, before: last } as const;
      return rewardVerdict(player, 0, why, table, { won: false, ends: true });
    }
    const value = FIFTY_FIFTY_TRACK[before + 1] ?? 0;
    const ends = before + 2 === FIFTY_FIFTY_TRACK.length;
    const rule = ends ? '12.4' : '12.1';
    const why = { code: 'fiftyFiftyTaken', rule, ...who, sums: [last, thrown], value } as const;
    return rewardVerdict(player, value, why, table, { won: true, ends });
  }
});

const spaces = exactly(
  Object.fromEntries(FACES.map((each) => [String(each), v.optional(wholeNumber(0, 1))]))
);

const niceDice = defineCase({
  id: 'nice-dice',
  title: 'What do the spaces of Nice Dice pay?',
  form: forms.niceDiceForm,
  schema: exactly({ ...members('nice-dice'), dice: byName(spaces, 0, MOST_PLAYERS) }),
  settle: ({ dice: given }) => {
    const table = new Table(given.map(([name]) => name));
    const lying = given.flatMap(([name, where]) =>
      FACES.filter((space) => where[String(space)] === 1).map((space) => ({ name, space }))
    );
    const taken = lying.find(({ space }, index) => lying.findIndex((each) => each.space === space) < index);
    if (taken !== undefined) throw new CaseError(`dice.${taken.name}`, 'one die on a space');
    return {
      awards: merged(lying.flatMap(({ name, space }) => rewardOf(name, niceDiceReward(space)))),
      reasons: lying.map(({ name, space }) => {
        const player = table.seat(name);
        const value = niceDiceReward(space);
        return table.reason({ code: 'niceDicePaid', rule: '23.3', at: 'this', player, space, value }, player);
      }),
      facts: {}
    };
  }
});

/** Chips of one player are one award. */
function merged(awards: readonly Award[]): readonly Award[] {
  return awards.reduce<readonly Award[]>((all, award) => {
    const same = all.find(({ to, piece }) => award.piece === 'chip' && piece === 'chip' && to === award.to);
    if (same === undefined) return [...all, award];
    const both = { ...same, count: (same.count ?? 1) + (award.count ?? 1) };
    return all.map((each) => (each === same ? both : each));
  }, []);
}

const doubleDown = defineCase({
  id: 'double-down',
  title: 'Who is paid on Double Down?',
  form: forms.doubleDownForm,
  schema: exactly({ ...members('double-down'), dice: byName(dice, 0, MOST_PLAYERS) }),
  settle: ({ dice: given }) => {
    const table = new Table(given.map(([name]) => name));
    const lying = Object.fromEntries(given.map(([name, some]) => [table.seat(name), full(some)]));
    const paid = payDoubleDown('this', lying);
    return {
      awards: paid.flatMap(({ player, value }) => rewardOf(table.name(player), value)),
      reasons: paid.map(({ player, why }) => table.reason(why, player)),
      facts: {
        ranking: paid
          .filter(({ why }) => why.code !== 'doubleDownTied')
          .map(({ player }) => table.name(player)),
        tied: tiedGroups(
          paid.map(({ why }) => why),
          table
        )
      }
    };
  }
});

function tiedGroups(whys: readonly Why[], table: Table): readonly (readonly string[])[] {
  const groups = new Map<number, string[]>();
  for (const why of whys)
    if (why.code === 'doubleDownTied' && !isImaginary(why.dice.who))
      groups.set(why.dice.count, [...(groups.get(why.dice.count) ?? []), table.name(why.dice.who)].sort());
  return [...groups.values()];
}

const highFive = defineCase({
  id: 'high-five',
  title: 'Who gets the High Five token?',
  form: forms.highFiveForm,
  schema: exactly({
    ...members('high-five'),
    player: personName,
    dice,
    holder: v.optional(personName)
  }),
  settle: ({ player, dice: given, holder }) => {
    const table = new Table([...new Set([player, ...(holder === undefined ? [] : [holder])])]);
    const seat = table.seat(player);
    const own = strength(seat, full(given));
    const owner = holder ?? (own.count >= HIGH_FIVE ? player : undefined);
    if (owner === undefined) {
      const why = { code: 'highFiveFew', rule: '13.1', at: 'this', player: seat, dice: own } as const;
      return rewardVerdict(player, 0, why, table, { holder: [] });
    }
    const [at, value] = ['this', HIGH_FIVE_REWARD] as const;
    const paid = { code: 'highFivePaid', rule: '13.3', at, player: table.seat(owner), value } as const;
    const verdict = rewardVerdict(owner, value, paid, table, { holder: [owner] });
    if (owner === player) return verdict;
    const gone = { code: 'highFiveGone', rule: '13.2', at, player: seat, dice: own } as const;
    const few = { code: 'highFiveFew', rule: '13.1', at, player: seat, dice: own } as const;
    const why = own.count >= HIGH_FIVE ? { ...gone, holder: table.seat(owner) } : few;
    return { ...verdict, reasons: [...verdict.reasons, table.reason(why, seat)] };
  }
});

const SPACES = ROYALE_DEFAULTS.noEntryTrack.length;

const noEntry = defineCase({
  id: 'no-entry',
  title: 'What does the ring of No Entry pay?',
  form: forms.noEntryForm,
  schema: exactly({
    ...members('no-entry'),
    player: personName,
    space: wholeNumber(0, SPACES - 1, 'a space, where 0 is the start arrow,'),
    token: v.picklist(['moved', 'kept'], 'moved or kept')
  }),
  settle: ({ player, space, token }) => {
    const table = new Table([player]);
    const seat = table.seat(player);
    if (token === 'kept') {
      const why = { code: 'noEntryKept', rule: '17.4', player: seat } as const;
      return rewardVerdict(player, 0, why, table, { space });
    }
    const track = ROYALE_DEFAULTS.noEntryTrack;
    const next = stepOn(space, track);
    const value = track[next] ?? 0;
    const why = {
      code: 'noEntryClosed',
      rule: '17.2',
      at: 'this',
      player: seat,
      space: next,
      value
    } as const;
    return rewardVerdict(player, value, why, table, { space: next });
  }
});

const handicap = defineCase({
  id: 'handicap',
  title: 'What does a gray die on Handicap pay?',
  form: forms.handicapForm,
  schema: exactly({
    ...members('handicap'),
    player: personName,
    picture: v.picklist(SLOTS, 'chip, money or adjust'),
    taken: v.optional(wholeNumber(0, HANDICAP_SLOTS.adjust))
  }),
  settle: ({ player, picture, taken = 0 }) => {
    const pictures = HANDICAP_SLOTS[picture];
    if (taken >= pictures) throw new CaseError('taken', `fewer than the ${pictures} pictures of that kind`);
    const table = new Table([player]);
    const who = { at: 'this', player: table.seat(player) } as const;
    const facts = { free: pictures - taken - 1 };
    if (picture === 'adjust') {
      const why = { code: 'handicapAdjusts', rule: '20.3', ...who, possible: true } as const;
      return rewardVerdict(player, 0, why, table, facts);
    }
    const value = handicapReward(picture);
    const why = { code: 'handicapPaid', rule: '20.2', ...who, slot: picture, value } as const;
    return rewardVerdict(player, value, why, table, facts);
  }
});

/** Tiles whose reward can be disputed. */
export const disputedTiles: readonly Case[] = [
  jackpot,
  fiftyFifty,
  niceDice,
  doubleDown,
  highFive,
  noEntry,
  handicap
];
