import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '#scripts/build/build.js';
import { serve } from '#scripts/checks/server.js';
import { root } from '#scripts/settings.js';

export interface Variant {
  /** The name of the variant and its folders. */
  readonly name: string;
  readonly version?: string;
  readonly base?: string;
  /** The address under which it is published; unknown by default. */
  readonly origin?: string;
}

/** Builds a variant of the app next to the shared build, and returns its folder. */
export async function buildVariant({ name, version, base = '', origin = '' }: Variant): Promise<string> {
  const generatedFolder = `.svelte-kit/variants/${name}`;
  const folder = join(root, generatedFolder, 'site');
  await rm(join(root, generatedFolder), { recursive: true, force: true });
  await build({
    BASE_PATH: base,
    PUBLIC_ORIGIN: origin,
    BUILD_FOLDER: folder,
    GENERATED_FOLDER: generatedFolder,
    ...(version === undefined ? {} : { APP_VERSION: version })
  });
  return folder;
}

/** A host for one test, which can be stopped and restarted on its port with another folder. */
export interface Host {
  readonly address: string;
  stop(): Promise<void>;
  resume(folder: string): Promise<void>;
}

export async function openHost(folder: string, base = ''): Promise<Host> {
  let server = await serve({ folder, base });
  const { address, port } = server;
  return {
    address,
    stop: () => server.close(),
    async resume(nextFolder) {
      await server.close();
      server = await serve({ folder: nextFolder, base, port });
    }
  };
}
