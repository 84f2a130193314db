import { existsSync } from 'node:fs';

const usualPlaces = [
  // Without windows and menus; the tests take half as long.
  '/usr/bin/chromium-headless-shell',
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
}: ChromiumSearch): string | null {
  const configured = env['CHROMIUM_PATH'];
  if (configured) {
    if (exists(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, but there is no such file.`);
  }
  return [...usualPlaces, playwrightPath].find((path) => exists(path)) ?? null;
}
