import { join } from 'node:path';
import { buildAll } from '../tools/build/build-all';
import { readHostAssets } from '../tools/build/build-host';
import { HOME_BUDGETS } from '../tools/bench/budgets';
import { CHANGED_LINES, changeAgain, measureChange } from '../tools/bench/changed-line';
import { readBenchOptions } from '../tools/bench/compare/bench-options';
import { runComparison } from '../tools/bench/compare/run-comparison';
import { copyWorkspace } from '../tools/bench/copy-workspace';
import { measureLatency } from '../tools/bench/latency';
import { weighPage } from '../tools/bench/page-weight';
import { isOver, line, type Figure } from '../tools/bench/report';
import { WATCH_BUDGET, weighRuntime, weighWatch } from '../tools/bench/runtime-share';
import { askScripts, weighAgain } from '../tools/bench/scripts-again';
import { freePort } from '@skora/scripts-lib/ports';
import { startSiteServer } from '../local/stack/site-server';
import { stackPorts } from '../local/stack/stack-ports';
import { ROOT } from '@skora/scripts-lib/workspace';

const KB = 1024;
const REQUESTS = 300;
/** Seconds that a team waits for a changed line at most. */
const CHANGE_BUDGET = 15;

async function startSite(env: Record<string, string> = {}) {
  const started = performance.now();
  const ports = { ...stackPorts(), site: await freePort() };
  const site = await startSiteServer(ports, { LOG_LEVEL: 'silent', ...env });
  return { site, bootMs: performance.now() - started };
}

function weighHostRuntime(): number {
  const { boot, js } = readHostAssets();
  return weighRuntime(join(ROOT, 'host/dist/browser'), [...boot, ...js]);
}

/**
 * Changes a line of each remote in a copy of the workspace.
 * @param again is told the KB of scripts that visitors of home download again after each release
 */
async function* changeFigures(again: (kb: number) => void): AsyncGenerator<Figure> {
  const { root, remove } = await copyWorkspace();
  try {
    const { site } = await startSite({ REGISTRY: join(root, '.skora/registry') });
    try {
      for (const changed of CHANGED_LINES) {
        const before = await askScripts(site.url, '/');
        const value = (await measureChange(changed, root, site.url)) / 1000;
        yield { name: `${changed.id}: changed line to visible`, value, unit: 's', budget: CHANGE_BUDGET };
        if (!before.some((address) => address.startsWith(`/remotes/${changed.id}/`))) continue;
        // Packages lie elsewhere for the copy, which gives every file another name at the first build of it.
        const built = await askScripts(site.url, '/');
        await measureChange(changeAgain(changed), root, site.url);
        const kb = (await weighAgain(site.url, '/', built)) / KB;
        again(kb);
        const name = `${changed.id}: scripts of home again`;
        yield { name, value: kb, unit: 'KB', budget: HOME_BUDGETS.again.most };
      }
    } finally {
      await site.stop();
    }
  } finally {
    await remove();
  }
}

async function* siteFigures(): AsyncGenerator<Figure> {
  const { site, bootMs } = await startSite();
  try {
    const home = await weighPage(site.url, '/');
    // Pages are kept once composed; unknown addresses are composed anew each time.
    const kept = await measureLatency(REQUESTS, () => `${site.url}/`);
    const composed = await measureLatency(REQUESTS, (index) => `${site.url}/nowhere-${index}`);
    yield* [
      {
        name: 'home: HTML with its styles, brotli',
        value: home.html / KB,
        unit: 'KB',
        budget: HOME_BUDGETS.html.most,
      },
      {
        name: 'home: scripts to interactive',
        value: home.scriptCount,
        unit: '',
        budget: HOME_BUDGETS.scriptCount.most,
      },
      {
        name: 'home: scripts to interactive, brotli',
        value: home.scripts / KB,
        unit: 'KB',
        budget: HOME_BUDGETS.scripts.most,
      },
      {
        name: 'home: of these federation, single-spa, loader',
        value: weighHostRuntime() / KB,
        unit: 'KB',
      },
      {
        name: 'home: what measures a visit',
        value: weighWatch(join(ROOT, 'host/dist/browser')) / KB,
        unit: 'KB',
        budget: WATCH_BUDGET / KB,
      },
      { name: 'home: preloaded fonts', value: home.fonts / KB, unit: 'KB', budget: HOME_BUDGETS.fonts.most },
      { name: 'home: Firebase files, signed out', value: home.firebase, unit: '', budget: 0 },
      { name: 'site: from start to ready', value: bootMs, unit: 'ms' },
      { name: 'site: page from memory, median', value: kept.p50, unit: 'ms' },
      { name: 'site: page from memory, 99th percentile', value: kept.p99, unit: 'ms' },
      { name: 'site: composing a page, median', value: composed.p50, unit: 'ms' },
      { name: 'site: composing a page, 99th percentile', value: composed.p99, unit: 'ms' },
    ] satisfies Figure[];
  } finally {
    await site.stop();
  }
}

async function compare(asked: Pick<Parameters<typeof runComparison>[0], 'again' | 'without'>) {
  const { site } = await startSite();
  try {
    await runComparison({
      ...asked,
      site: site.url,
      startSite: async (env) => (await startSite(env)).site,
      log: (text) => console.log(text),
    });
  } finally {
    await site.stop();
  }
}

async function printAll(figures: AsyncIterable<Figure>): Promise<void> {
  for await (const figure of figures) {
    console.log(line(figure));
    if (isOver(figure)) process.exitCode = 1;
  }
}

try {
  const { compares, without } = readBenchOptions(process.argv.slice(2));
  await buildAll({ log: (text) => console.log(text) });
  await printAll(siteFigures());
  let again = 0;
  await printAll(changeFigures((kb) => (again = Math.max(again, kb))));
  if (compares) await compare({ again, without });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
