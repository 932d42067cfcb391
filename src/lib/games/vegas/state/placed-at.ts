import type { View } from '$lib/games/vegas/types';

/** The drawings of a space: on the map, on the map of a tablet, which shows every number, and on the open table. */
export type SpaceDrawing = 'map' | 'printed' | 'open';

/** The name of a drawn space, as `data-place` on the board. */
export function spacePlace(drawing: SpaceDrawing, table: number, space: number): string {
  return `${drawing} ${table}.${space}`;
}

/**
 * The drawn spaces at which the last move may have placed a counter. Spaces with the same numbers are all listed: the
 * board knows which of them had no counter of the player before.
 */
export function placedAt({ news, tables }: View): readonly string[] {
  return news.flatMap((why) => {
    if (why.code !== 'places' && why.code !== 'placesJoker' && why.code !== 'replaces') return [];
    const { at: tableName, player, numbers } = why;
    if (tableName === 'this') return [];
    return (tables[tableName.table]?.spaces ?? []).flatMap((space, index) =>
      space.counter === player && space.numbers.join() === numbers.join()
        ? (['map', 'printed', 'open'] as const).map((drawing) => spacePlace(drawing, tableName.table, index))
        : []
    );
  });
}
