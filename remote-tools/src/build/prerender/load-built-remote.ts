import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReactRemoteModule } from '@skora/shared/contract';

const require = createRequire(import.meta.url);

/** Default export of a module that the Node build of a remote made. @param folder `dist/prerender` of the remote */
export function loadBuiltExport(folder: string, entry: string): unknown {
  const loaded: unknown = require(join(folder, `${entry}.cjs`));
  return (loaded as { default?: unknown }).default;
}

/** The remote itself, as rendered by the build. */
export function loadBuiltRemote(folder: string): ReactRemoteModule {
  return loadBuiltExport(folder, 'remote') as ReactRemoteModule;
}
