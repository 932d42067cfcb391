import { CaseError } from '$lib/games/define';
import { chosen } from '$lib/games/house-rule';
import { choice, count, defineCase, group, labels, list, people, person } from '$lib/games/statement';
import { finedFrom, jackpotSeven, tenFrom } from '$lib/games/vegas-strip/house-rules';
import { blockers, MOST_PLAYERS, tiles } from './members';
import { readRound } from './round-table';
import { roundVerdict } from './round-verdict';

const MOST_JACKPOT = 999;
const MOST_CHIPS = 9999;
const RULES = [finedFrom, tenFrom, jackpotSeven] as const;

const casino = group({
  jackpot: { is: count(0, MOST_JACKPOT, 'chips'), label: 'jackpot' },
  tiles: { is: tiles, label: 'tiles' },
  blockers: {
    is: blockers,
    label: 'blockers',
    absent: true,
    says: 'with two players only: the tiles of their blockers'
  },
  rigged: {
    is: person(),
    label: 'rigged by',
    absent: 'said',
    says: 'where a team rigged it, its fixer; each fixer rigged one casino'
  }
});

const team = list(person(), 'a list of names', { label: 'Player', least: 1, most: 2 });

/** What a whole round pays. */
export const round = defineCase({
  id: 'round',
  title: 'What does a round pay?',
  about: 'all casinos of a round',
  sketch: { figure: '15' },
  people: { least: 2, most: MOST_PLAYERS },
  fields: {
    round: { is: count(1, 3, 'a round'), title: 'The round' },
    start: {
      is: count(0, MOST_JACKPOT, 'chips'),
      title: 'Starting jackpot',
      hint: 'as your set-up card says'
    },
    teams: {
      is: list(team, 'a list of teams', { label: 'Team', least: 2, most: 3 }),
      title: 'The teams, each fixer first',
      says: 'one or two players each, the fixer first: alone with two and three players, two teams of two with four, one alone besides with five, three teams of two with six'
    },
    casinos: {
      is: labels(casino, 'casinos', { label: 'Casino', least: 5, most: 6 }),
      title: 'The casinos',
      says: 'every casino by its name: five with two or four players, six otherwise; nobody shares a lead, and each fixer rigged one of them'
    },
    extra: {
      is: people(count(0, MOST_JACKPOT, 'chips'), 0, MOST_PLAYERS),
      title: 'Chips from characters',
      more: 'Chips from characters',
      absent: true,
      says: 'chips that characters gave each this round'
    },
    chips: {
      is: people(count(0, MOST_CHIPS, 'chips'), 0, MOST_PLAYERS),
      title: 'Chips owned before',
      more: 'Chips owned before',
      absent: true,
      says: 'what each owned before the round'
    },
    penalty: {
      is: choice([
        { value: 'ten', label: 'Ten chips' },
        { value: 'all', label: 'All of the round' }
      ]),
      title: 'A 7 at the own rigged casino costs',
      more: 'The fine',
      absent: 'no 7 without a token lies at the rigged casino of its own team',
      says: 'what such a 7 costs'
    },
    options: { rules: RULES }
  },
  settle: (given) => {
    const house = chosen(RULES, given.options ?? {});
    const read = readRound(given, { ...house, fine: given.penalty ?? 'ten' });
    if (read.round.faults.length > 0 && given.penalty === undefined)
      throw new CaseError('penalty', 'ten or all: a 7 lies at the rigged casino of its own team');
    return roundVerdict(read, given);
  },
  examples: [
    {
      title: 'Two teams, an odd pile and a 7 where it should not be',
      position: {
        round: 1,
        start: 10,
        teams: [
          ['Anna', 'Ben'],
          ['Carla', 'Denny']
        ],
        casinos: {
          Santorini: { jackpot: 10, tiles: { Anna: [7], Carla: [4] }, rigged: 'Anna' },
          'Sunset Gondola': { jackpot: 15, tiles: { Denny: [6, 2], Ben: [5] }, rigged: 'Carla' },
          'The Peacock': { jackpot: 10, tiles: { Denny: [7], Ben: [4, 1], Carla: [3] } },
          'Sunken Treasure': { jackpot: 10, tiles: { Anna: [6] } },
          'Gold Rush': { jackpot: 10, tiles: {} }
        },
        penalty: 'ten'
      }
    }
  ]
});
