import { type PlayerId, type Seat } from '$lib/core';
import { askTextOf } from '$lib/shell/asks/current-asks';
import type { OpenMatch } from '$lib/session';
import { playersToAnswer } from '$lib/session/turn/turn';
import * as say from './strings/en';

/** The headline of the table display, and the question below it. */
export interface Headline {
  readonly title: string;
  readonly question?: string;
}

/** Says whose turn it is, or who has won. Contains only public facts, because the asks of `openMatch` are redacted. */
export function headline(openMatch: OpenMatch): Headline {
  const winners = winnersOf(openMatch);
  if (winners.length > 0) return { title: say.wins(winners.map(openMatch.names)) };
  const { title } = openMatch.game.meta;
  const players = playersToAnswer(openMatch.asks);
  const [ask] = openMatch.asks.filter(({ optional }) => optional !== true);
  if (ask === undefined) return { title };
  const { question } = askTextOf(openMatch, ask);
  const [firstPlayer] = players;
  if (firstPlayer === undefined) return { title: question };
  return {
    title:
      players.length === 1
        ? say.turnOf(openMatch.names(firstPlayer))
        : say.waitingFor(players.map(openMatch.names)),
    question
  };
}

/** The winners of a finished match; empty while it continues. */
function winnersOf({ result }: OpenMatch): readonly PlayerId[] {
  const places = result?.places ?? [];
  const winningPlaces = places.filter(({ wins }) => wins === true);
  return (winningPlaces.length > 0 ? winningPlaces : places.slice(0, 1)).flatMap(({ players }) => players);
}

/** The seats for the list: in their order at the table, or by place once the match is over. */
export function seatsShown({ match, result }: OpenMatch): readonly Seat[] {
  if (result === undefined) return match.seats;
  const order = result.places.flatMap(({ players }) => players);
  return match.seats.toSorted((a, b) => order.indexOf(a.player) - order.indexOf(b.player));
}
