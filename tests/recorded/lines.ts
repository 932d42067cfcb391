import { movesPiece, type PlayerId, type Posting, type Reason } from '$lib/core';

/** Converts reasons and postings to the text lines of the recorded positions. */

/** A reason with its members in alphabetical order: "3.2 notRolled face=6 player=p1". */
export function reasonLine({ rule, code, ...members }: Reason): string {
  return [rule, code, ...sorted(members).map(([name, value]) => `${name}=${written(value)}`)].join(' ');
}

export function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(',');
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${sorted(value)
    .map(([name, item]) => `${name}=${written(item)}`)
    .join(' ')}}`;
}

function sorted(members: object): readonly (readonly [string, unknown])[] {
  return Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** "15.2 payDay p1: bank>p1 note 30000", "9.2 luckyPunchGuessed p1: nothing". */
export function posted(posting: Posting<Reason>): string {
  const { rule, code } = posting.why;
  const pieceText = movesPiece(posting)
    ? `${posting.from}>${posting.to} ${posting.piece} ${posting.value}`
    : 'nothing';
  return `${[rule, code, actor(posting.why)].join(' ').trim()}: ${pieceText}`;
}

/** The code in a line: "notRolled" in "3.2 notRolled face=6 player=p1". */
export function codeIn(line: string): string {
  return /^\S+ (\w+)/.exec(line)?.[1] ?? '';
}

/** The player that a reason is about. */
function actor(why: Reason): string {
  const { player, own: claimant, dice } = why as Reason & Readonly<Record<string, unknown>>;
  if (typeof player === 'string') return player;
  return name(claimant) ?? name(dice) ?? '';
}

function name(holder: unknown): string | undefined {
  if (typeof holder !== 'object' || holder === null) return undefined;
  const { who, player } = holder as { readonly who?: unknown; readonly player?: unknown };
  return [who, player].find((item) => typeof item === 'string');
}

/** The names of the seats in positions for the referee. */
export const PEOPLE: Readonly<Record<PlayerId, string>> = {
  p1: 'Anna',
  p2: 'Ben',
  p3: 'Carla',
  p4: 'Denny',
  p5: 'Emil',
  p6: 'Fenja',
  p7: 'Gustav',
  p8: 'Hedda'
};

/** A reason worked out by hand, with the player that it is addressed to if it is about another one. */
export type ExpectedReason = Reason | { readonly to: string; readonly why: Reason };

export function lineOf(expectedReason: ExpectedReason): string {
  return 'why' in expectedReason
    ? `${reasonLine(expectedReason.why)} to=${expectedReason.to}`
    : reasonLine(expectedReason);
}

/** One reason of a verdict. */
interface Ruled {
  readonly player?: string;
  readonly rule: string;
  readonly text: string;
}

/**
 * The reasons of a verdict as lines. A verdict has no codes, so each reason is matched with the expected ones by
 * player, paragraph and sentence. A reason without a match is printed as its sentence.
 */
export function ruled(
  sentence: (why: Reason) => string,
  expectedReasons: readonly ExpectedReason[],
  reasons: readonly Ruled[],
  people: Readonly<Record<string, string>>
): readonly string[] {
  return reasons.map(({ player, rule: cited, text }) => {
    const rule = cited.replace(/^\w+ /, '');
    const found = expectedReasons.find((reason) => {
      const why = 'why' in reason ? reason.why : reason;
      if (why.rule !== rule || sentence(why) !== text) return false;
      return 'why' in reason ? people[reason.to] === player : isAbout(why, player, people);
    });
    return found === undefined ? `${rule} ${player ?? 'nobody'}: ${text}` : lineOf(found);
  });
}

function isAbout(why: Reason, player: string | undefined, people: Readonly<Record<string, string>>): boolean {
  const seat = actor(why);
  return player === undefined || seat === '' || people[seat] === player;
}
