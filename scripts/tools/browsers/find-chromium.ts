import { existsSync } from 'node:fs';

/** Without windows and menus; the tests take half as long. It keeps no page for the way back. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export type ChromiumSearch = {
  env?: NodeJS.ProcessEnv;
  exists?: (path: string) => boolean;
  /** Where Playwright keeps the Chromium it has downloaded. */
  playwrightPath: string;
  /** Leaves out what has no windows. */
  isWhole?: boolean;
};

/**
 * An installed Chromium or Chrome: CHROMIUM_PATH, else the usual places, else Playwright's own.
 *
 * @throws Error when CHROMIUM_PATH names nothing
 */
export function findChromium({
  env = process.env,
  exists = existsSync,
  playwrightPath,
  isWhole = false,
}: ChromiumSearch): string | null {
  const configured = env['CHROMIUM_PATH'];
  if (configured && !(isWhole && configured === HEADLESS_SHELL)) {
    if (exists(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, but there is no such file.`);
  }
  const places = [...(isWhole ? [] : [HEADLESS_SHELL]), ...usualPlaces, playwrightPath];
  return places.find((path) => exists(path)) ?? null;
}
