import type { Component } from 'svelte';
import type { ControlProps } from '$lib/games/contract/define';
import type { TileId } from '$lib/games/las-vegas/tiles';
import type { LasVegas } from '$lib/games/las-vegas/types';
import type { UntypedLook } from './tile-look';

type Pad = Component<ControlProps<LasVegas>>;

/** The component of a tile: it draws the tile's own pad, and nothing if the tile has none. */
export interface TileComponent {
  readonly look: () => UntypedLook;
  readonly default: Pad | Component<Record<string, never>>;
}

interface RegisteredLook {
  readonly look: UntypedLook;
  readonly Pad: TileComponent['default'];
}

/** Undefined until the screen of a match with tiles is loaded. */
let cached: Readonly<Record<string, RegisteredLook>> | undefined;

/** Makes the looks available, by the files of the components: each is in the folder of its tile. */
export function registerLooks(components: Readonly<Record<string, TileComponent>>): void {
  cached = Object.fromEntries(
    Object.entries(components).map(([file, { look, default: Pad }]) => [
      file.split('/').at(-2) ?? file,
      { look: look(), Pad }
    ])
  );
}

/** The look of a tile. Throws an Error if it is not loaded. */
export function lookOf(id: TileId): UntypedLook {
  return registeredLookOf(id).look;
}

/** The pad of a tile. Throws an Error if it is not loaded. */
export function padOf(id: TileId): Pad {
  return registeredLookOf(id).Pad as Pad;
}

function registeredLookOf(id: TileId): RegisteredLook {
  const tile = cached?.[id];
  if (tile === undefined) throw new Error(`the look of ${id} has not been loaded`);
  return tile;
}
