import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageState } from '@skora/shared/contract';
import { localReleaseStore, readHost } from '@skora/registry';
import { freePort } from '@skora/scripts-lib/ports';
import { startSiteServer } from '../../local/stack/site-server';
import { stackPorts } from '../../local/stack/stack-ports';
import { REGISTRY_DIR } from '@skora/scripts-lib/workspace';

/** One remote with pages is enough to see how a page state is read. */
const KEPT_REMOTES = ['remote-layout', 'remote-auth'];

async function readState(): Promise<PageState> {
  const site = await startSiteServer({ ...stackPorts(), site: await freePort() }, { LOG_LEVEL: 'silent' });
  try {
    const html = await (await fetch(`${site.url}/login`)).text();
    const [, state = ''] = /id="skora-page">([^<]*)</.exec(html) ?? [];
    return JSON.parse(state) as PageState;
  } finally {
    await site.stop();
  }
}

/**
 * Keeps what the host of this checkout tells remotes and its pages, once it is built: the host before the next one.
 * @param out gets `host.json` and `page-state.json`
 */
export async function storeHost(out: string): Promise<void> {
  const state = await readState();
  const kept = state.remotes.filter(({ id }) => KEPT_REMOTES.includes(id));
  const files = {
    'host.json': await readHost(localReleaseStore(REGISTRY_DIR)),
    'page-state.json': { ...state, remotes: kept },
  };
  await mkdir(out, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(out, name), `${JSON.stringify(content)}\n`);
  }
}
