import type { Component } from 'svelte';
import type { ControlProps } from '$lib/games/contract/define';
import type { TileId } from '$lib/games/las-vegas/tiles';
import type { LasVegas } from '$lib/games/las-vegas/types';
import type { UntypedAppearance } from './tile-appearance';

type Pad = Component<ControlProps<LasVegas>>;

/** The component of a tile: it draws the tile's own pad, and nothing if the tile has none. */
export interface TileComponent {
  readonly appearance: () => UntypedAppearance;
  readonly default: Pad | Component<Record<string, never>>;
}

interface RegisteredAppearance {
  readonly appearance: UntypedAppearance;
  readonly Pad: TileComponent['default'];
}

/** Undefined until the screen of a match with tiles is loaded. */
let cached: Readonly<Record<string, RegisteredAppearance>> | undefined;

/** Makes the appearances available, by the files of the components: each is in the folder of its tile. */
export function registerAppearances(components: Readonly<Record<string, TileComponent>>): void {
  cached = Object.fromEntries(
    Object.entries(components).map(([file, { appearance, default: Pad }]) => [
      file.split('/').at(-2) ?? file,
      { appearance: appearance(), Pad }
    ])
  );
}

/** The appearance of a tile. Throws an Error if it is not loaded. */
export function appearanceOf(id: TileId): UntypedAppearance {
  return registeredAppearanceOf(id).appearance;
}

/** The pad of a tile. Throws an Error if it is not loaded. */
export function padOf(id: TileId): Pad {
  return registeredAppearanceOf(id).Pad as Pad;
}

function registeredAppearanceOf(id: TileId): RegisteredAppearance {
  const appearance = cached?.[id];
  if (appearance === undefined) throw new Error(`the appearance of ${id} has not been loaded`);
  return appearance;
}
