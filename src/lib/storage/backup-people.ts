import { LONGEST_NAME, type Seat } from '$lib/core';
import type { BackupBody, Bundle } from './backup-body';
import type { SavedMatch } from './schema';

/** Somebody of a file who may be somebody who plays here. */
export interface Doubt {
  /** As the file calls them. */
  readonly file: string;
  /** As they are called here. */
  readonly here: string;
}

/** Name in the file → whether it is the one who plays here, or somebody else. */
export type Answers = Readonly<Record<string, 'same' | 'other'>>;

type People = Pick<BackupBody, 'matches' | 'players'>;

/**
 * People of a file who cannot be told from people here: names that look alike and are written differently, and the
 * same name in another colour where no match of both has it.
 */
export function doubtsIn(here: People, file: People): readonly Doubt[] {
  const known = coloursOf(here);
  const shared = sharedNames(here, file);
  return [...coloursOf(file)].flatMap(([name, colour]): readonly Doubt[] => {
    const exact = known.get(name);
    if (exact !== undefined) return exact === colour || shared.has(name) ? [] : [{ file: name, here: name }];
    const alike = [...known.keys()].find((each) => looks(each) === looks(name));
    return alike === undefined ? [] : [{ file: name, here: alike }];
  });
}

/** The file with its people called as the answers say; matches that are here already are left as they are. */
export function withAnswers(here: People, file: BackupBody, answers: Answers): BackupBody {
  const names = renamings(here, file, answers);
  if (names.size === 0) return file;
  const known = new Set(here.matches.map(({ head }) => head.id));
  return {
    ...file,
    matches: file.matches.map((bundle) => (known.has(bundle.head.id) ? bundle : called(bundle, names))),
    players: file.players.map((player) => ({ ...player, name: names.get(player.name) ?? player.name }))
  };
}

/** They are one and the same as long as nobody says otherwise. */
export function answerTo(answers: Answers, { file }: Doubt): 'same' | 'other' {
  return (Object.hasOwn(answers, file) ? answers[file] : undefined) ?? 'same';
}

function renamings(here: People, file: People, answers: Answers): ReadonlyMap<string, string> {
  const taken = new Set([...coloursOf(here).keys(), ...coloursOf(file).keys()]);
  const names = new Map<string, string>();
  for (const doubt of doubtsIn(here, file)) {
    const isSame = answerTo(answers, doubt) === 'same';
    const name = isSame ? doubt.here : doubt.here === doubt.file ? freeName(doubt.file, taken) : doubt.file;
    taken.add(name);
    if (name !== doubt.file) names.set(doubt.file, name);
  }
  return names;
}

function called(bundle: Bundle<SavedMatch>, names: ReadonlyMap<string, string>): Bundle<SavedMatch> {
  const { head, result } = bundle;
  const seats = head.seats.map((seat) => ({ ...seat, name: names.get(seat.name) ?? seat.name }));
  if (new Set(seats.map(({ name }) => name)).size < seats.length) return bundle;
  return {
    ...bundle,
    head: { ...head, seats },
    ...(result === undefined ? {} : { result: { ...result, seats } })
  };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const next = [...name].slice(0, LONGEST_NAME - end.length).join('') + end;
    if (!taken.has(next)) return next;
  }
}

/** Everybody who plays, with the colour of the last match. */
function coloursOf({ matches, players }: People): ReadonlyMap<string, Seat['colour']> {
  const seats = matches.flatMap(({ head }) => head.seats);
  return new Map([...seats, ...players].map(({ name, colour }) => [name, colour]));
}

function sharedNames(here: People, file: People): ReadonlySet<string> {
  const known = new Map(here.matches.map(({ head }) => [head.id, head.seats]));
  return new Set(
    file.matches.flatMap(({ head }) => {
      const there = known.get(head.id) ?? [];
      return head.seats.map(({ name }) => name).filter((name) => there.some((seat) => seat.name === name));
    })
  );
}

/** A name as eyes see it. */
function looks(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}
