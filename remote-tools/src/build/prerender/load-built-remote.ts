import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReactRemoteModule } from '@skora/shared/contract';

const require = createRequire(import.meta.url);

/** Default export of a module that the Node build of a remote made. @param folder `dist/prerender` of the remote */
export function loadBuiltExport(folder: string, entry: string): unknown {
  const loaded: unknown = require(join(folder, `${entry}.cjs`));
  return (loaded as { default?: unknown }).default;
}

/**
 * The remote itself, as rendered by the build.
 * @throws when `src/remote` exports no remote, or one of another id than its manifest
 */
export function loadBuiltRemote(folder: string, id: string): ReactRemoteModule {
  const module = loadBuiltExport(folder, 'remote') as ReactRemoteModule | undefined;
  if (module?.id === id) return module;
  throw new Error(
    module
      ? `src/remote is createRemote() with the id "${module.id}"; its manifest has the id "${id}". Both have to be the same.`
      : 'src/remote needs a default export: export default createRemote({ … }).',
  );
}
