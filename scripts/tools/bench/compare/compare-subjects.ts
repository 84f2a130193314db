import { ensureChromium } from '../../browsers/ensure-chromium';
import { noteVisit } from './browser-agent';
import { openDevTools, type DevTools } from './devtools-pipe';
import type { HostAgain, WeighedSubject } from './host-again';
import { navigate, visitHome, waitForDownloads, waitForWorker, type Visit } from './measure-visit';
import { askSite, startOrigin, type Ask } from './origin';
import { openSlowLine, type LineSpeed } from './line/slow-line';
import { openPhone } from './slow-phone';

/** First and second visits of each subject: single ones differ by a fifth. */
export const ROUNDS = 15;
/** Of the site without a trick: there are many of those. */
export const TRICK_ROUNDS = 5;

/** All that was measured of a subject, run by run. */
export interface Measured {
  name: string;
  cold: Visit[];
  warm: Visit[];
  toPricing: number[];
  toLogin: number[];
  /** Found beside the visits, as no line and no machine changes it. */
  hostAgain: HostAgain;
}

interface Served {
  subject: WeighedSubject;
  measured: Measured;
  /** Behind the slow line. */
  url: string;
  /** Files that pages of the header need. */
  ahead: string[];
  close: () => Promise<void>;
}

const AHEAD = '/page-files.json?path=/login&path=/pricing-plans';

const empty = ({ name, hostAgain }: WeighedSubject): Measured => ({
  name,
  cold: [],
  warm: [],
  toPricing: [],
  toLogin: [],
  hostAgain,
});

async function serve(subject: WeighedSubject, site: Ask, speed: LineSpeed): Promise<Served> {
  const origin = await startOrigin(subject, site);
  const line = await openSlowLine(origin.port, speed);
  const { files } = JSON.parse((await subject.answer(AHEAD, site)).body.toString()) as { files: string[] };
  const close = async () => {
    await line.close();
    await origin.close();
  };
  return { subject, measured: empty(subject), url: `http://localhost:${line.port}`, ahead: files, close };
}

async function run(browser: DevTools, { url, ahead }: Served, into: Measured): Promise<void> {
  const phone = await openPhone(browser);
  try {
    const page = await phone.openPage(noteVisit);
    into.cold.push(await visitHome(page, url));
    await waitForDownloads(page, ahead);
    into.toPricing.push(await navigate(page, '/pricing-plans'));
    into.toLogin.push(await navigate(page, '/login'));
    await waitForWorker(page);
    await page.close();
    into.warm.push(await visitHome(await phone.openPage(noteVisit), url));
  } finally {
    await phone.close();
  }
}

/**
 * Visits home of each subject, in turns and in every other round from the last to the first, so that what the machine does
 * meanwhile meets all alike. A first round, in which files are compressed, does not count.
 * @param compared visited in every round
 * @param tried visited in the first rounds only
 * @param where the running site, and the line in front of it
 * @param log one line for each round
 * @returns what was measured, those that are compared first
 */
export async function compareSubjects(
  { compared, tried }: { compared: readonly WeighedSubject[]; tried: readonly WeighedSubject[] },
  { site: url, line }: { site: string; line: LineSpeed },
  log: (line: string) => void,
): Promise<{ measured: Measured[]; browser: string }> {
  const site = askSite(url);
  const served: Served[] = [];
  const browser = openDevTools(await ensureChromium());
  try {
    for (const subject of [...compared, ...tried]) served.push(await serve(subject, site, line));
    for (const one of served) await run(browser, one, empty(one.subject));
    for (let round = 0; round < (compared.length > 0 ? ROUNDS : TRICK_ROUNDS); round += 1) {
      const visited = round < TRICK_ROUNDS ? [...served] : served.slice(0, compared.length);
      // Who comes first meets what the visit before has left.
      if (round % 2 === 1) visited.reverse();
      for (const one of visited) await run(browser, one, one.measured);
      log(`compared, round ${round + 1}`);
    }
    const { product } = await browser.send<{ product: string }>('Browser.getVersion');
    return { measured: served.map(({ measured }) => measured), browser: product.replace(/^.*\//, '') };
  } finally {
    await browser.close();
    for (const { close } of served) await close();
  }
}
