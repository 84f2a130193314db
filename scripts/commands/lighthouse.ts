import { launch } from 'chrome-launcher';
import { weighPage } from '../tools/bench/page-weight';
import { buildAll } from '../tools/build/build-all';
import { ensureChromium } from '../tools/browsers/ensure-chromium';
import { prepareEmulators } from '../local/emulators';
import { CHROMIUM_FLAGS } from '../tools/browsers/chromium-flags';
import { measurePage } from '../tools/lighthouse/measure-page';
import { measuredPaths } from '../tools/lighthouse/measured-paths';
import { CATEGORIES, lostPoints, missed, readScores } from '../tools/lighthouse/scores';
import { startStack } from '../local/stack';
import { stackPorts } from '../local/stack/stack-ports';

const OFFSET = 10_000;
const USAGE = 'Usage: npm run lighthouse [-- --url http://localhost:3000]';

interface Site {
  url: string;
  stop: () => Promise<void>;
}

/** The production build on the test ports. */
async function ownSite(): Promise<Site> {
  await Promise.all([prepareEmulators(), buildAll({ log: (line) => console.log(line) })]);
  const stack = await startStack({ ports: stackPorts(OFFSET), dataDir: null, seed: true });
  return { url: stack.urls.site, stop: stack.stop };
}

function readSite(args: readonly string[]): Promise<Site> {
  const [option, url] = args;
  if (option === undefined) return ownSite();
  if (option !== '--url' || !url || !URL.canParse(url)) throw new Error(USAGE);
  return Promise.resolve({ url: url.replace(/\/$/, ''), stop: () => Promise.resolve() });
}

/** @returns true when every page reaches every target */
async function measure(site: string): Promise<boolean> {
  const chromium = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
  });
  let good = true;
  try {
    console.log(['page'.padEnd(44), ...CATEGORIES].join('  '));
    for (const path of await measuredPaths(site)) {
      // Visitors right after a release are few; what is measured is what all others get.
      await weighPage(site, path);
      const result = await measurePage(`${site}${path}`, chromium.port);
      const scores = readScores(result);
      const columns = CATEGORIES.map((category) => String(scores[category]).padStart(category.length));
      console.log([path.padEnd(44), ...columns].join('  '));
      for (const category of missed(scores)) {
        good = false;
        for (const line of lostPoints(result, category)) console.log(`  ${line}`);
      }
    }
  } finally {
    chromium.kill();
  }
  return good;
}

try {
  const site = await readSite(process.argv.slice(2));
  try {
    process.exitCode = (await measure(site.url)) ? 0 : 1;
  } finally {
    await site.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
