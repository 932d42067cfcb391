import { movesPiece, type PlayerId, type Posting, type Reason } from '$lib/core';

/** Converts reasons and postings to the text lines of the recorded positions. */

/** A reason with its members in alphabetical order: "3.2 notRolled face=6 player=p1". */
export function reasonLine({ rule, code, ...members }: Reason): string {
  return [rule, code, ...sortedMembers(members).map(([name, value]) => `${name}=${formatValue(value)}`)].join(
    ' '
  );
}

export function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(',');
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${sortedMembers(value)
    .map(([name, item]) => `${name}=${formatValue(item)}`)
    .join(' ')}}`;
}

function sortedMembers(members: object): readonly (readonly [string, unknown])[] {
  return Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A posting as a line: "15.2 payDay p1: bank>p1 note 30000", "9.2 luckyPunchGuessed p1: nothing". */
export function postingLine(posting: Posting<Reason>): string {
  const { rule, code } = posting.why;
  const pieceText = movesPiece(posting)
    ? `${posting.from}>${posting.to} ${posting.piece} ${posting.value}`
    : 'nothing';
  return `${[rule, code, actorOf(posting.why)].join(' ').trim()}: ${pieceText}`;
}

/** The code in a line: "notRolled" in "3.2 notRolled face=6 player=p1". */
export function codeIn(line: string): string {
  return /^\S+ (\w+)/.exec(line)?.[1] ?? '';
}

/** The player that a reason is about. */
function actorOf(reason: Reason): string {
  const { player, own: claimOwner, dice } = reason as Reason & Readonly<Record<string, unknown>>;
  if (typeof player === 'string') return player;
  return personName(claimOwner) ?? personName(dice) ?? '';
}

function personName(holder: unknown): string | undefined {
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

/** A reason worked out by hand, also with the player to whom it is addressed, if it is about another player. */
export type ExpectedReason = Reason | { readonly to: string; readonly why: Reason };

export function lineOf(expectedReason: ExpectedReason): string {
  return 'why' in expectedReason
    ? `${reasonLine(expectedReason.why)} to=${expectedReason.to}`
    : reasonLine(expectedReason);
}

/** One reason of a verdict. */
interface VerdictReason {
  readonly player?: string;
  readonly rule: string;
  readonly text: string;
}

/**
 * The reasons of a verdict as lines. A verdict has no codes, so each reason is matched with the expected ones by
 * player, paragraph and sentence. A reason without a match is printed as its sentence.
 */
export function verdictLines(
  sentence: (reason: Reason) => string,
  expectedReasons: readonly ExpectedReason[],
  reasons: readonly VerdictReason[],
  people: Readonly<Record<string, string>>
): readonly string[] {
  return reasons.map(({ player, rule: citedRule, text }) => {
    const rule = citedRule.replace(/^\w+ /, '');
    const matchingReason = expectedReasons.find((reason) => {
      const matchedReason = 'why' in reason ? reason.why : reason;
      if (matchedReason.rule !== rule || sentence(matchedReason) !== text) return false;
      return 'why' in reason ? people[reason.to] === player : isAbout(matchedReason, player, people);
    });
    return matchingReason === undefined ? `${rule} ${player ?? 'nobody'}: ${text}` : lineOf(matchingReason);
  });
}

function isAbout(
  reason: Reason,
  player: string | undefined,
  people: Readonly<Record<string, string>>
): boolean {
  const seat = actorOf(reason);
  return player === undefined || seat === '' || people[seat] === player;
}
