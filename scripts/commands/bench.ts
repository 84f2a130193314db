import { buildAll } from '../tools/build/build-all';
import { measureLatency } from '../tools/bench/latency';
import { weighPage } from '../tools/bench/page-weight';
import { isOver, line, type Figure } from '../tools/bench/report';
import { freePort } from '../local/lib/ports';
import { startSiteServer } from '../local/stack/site-server';
import { stackPorts } from '../local/stack/stack-ports';

const KB = 1024;
const REQUESTS = 300;

async function startSite() {
  const started = performance.now();
  const site = await startSiteServer({ ...stackPorts(), site: await freePort() }, { LOG_LEVEL: 'silent' });
  return { site, bootMs: performance.now() - started };
}

async function figures(): Promise<Figure[]> {
  const { site, bootMs } = await startSite();
  try {
    const home = await weighPage(site.url, '/');
    // Pages are kept once composed; unknown addresses are composed anew each time.
    const kept = await measureLatency(REQUESTS, () => `${site.url}/`);
    const composed = await measureLatency(REQUESTS, (index) => `${site.url}/nowhere-${index}`);
    return [
      { name: 'home: HTML with its styles, brotli', value: home.html / KB, unit: 'KB', budget: 14 },
      {
        name: `home: ${home.scriptCount} scripts to interactive, brotli`,
        value: home.scripts / KB,
        unit: 'KB',
      },
      { name: 'home: preloaded fonts', value: home.fonts / KB, unit: 'KB' },
      { name: 'home: Firebase files, signed out', value: home.firebase, unit: '', budget: 0 },
      { name: 'site: from start to ready', value: bootMs, unit: 'ms' },
      { name: 'site: page from memory, median', value: kept.p50, unit: 'ms' },
      { name: 'site: page from memory, 99th percentile', value: kept.p99, unit: 'ms' },
      { name: 'site: composing a page, median', value: composed.p50, unit: 'ms' },
      { name: 'site: composing a page, 99th percentile', value: composed.p99, unit: 'ms' },
    ];
  } finally {
    await site.stop();
  }
}

try {
  await buildAll({ log: (text) => console.log(text) });
  const measured = await figures();
  for (const figure of measured) console.log(line(figure));
  process.exitCode = measured.some(isOver) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
