import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { installByApt } from '@skora/scripts-lib/install-by-apt';
import { runStep } from '@skora/scripts-lib/run-step';
import { findChromium } from './find-chromium';

const require = createRequire(import.meta.url);

function find(isWhole = false): string | null {
  return findChromium({ playwrightPath: chromium.executablePath(), isWhole });
}

/** Playwright's command line, run by this Node. */
export function playwrightCommand(...args: string[]): string[] {
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  return [process.execPath, cli, ...args];
}

/** Debian's Chromium has a sibling without windows and menus, with which the tests take half as long. */
const WHOLE = '/usr/bin/chromium';
const HEADLESS_SHELL = 'chromium-headless-shell';
const NONE =
  'The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH.';

/**
 * Path of a Chromium: an installed one (as root on Debian its quicker sibling, where apt has it), else one that
 * Playwright downloads, else, as root, one from apt.
 *
 * @throws LocalPlatformError when there is no way
 */
export async function ensureChromium(): Promise<string> {
  const installed = find();
  if (installed === WHOLE && !process.env['CHROMIUM_PATH'] && (await installByApt(HEADLESS_SHELL))) {
    return find() ?? installed;
  }
  if (installed) return installed;
  await runStep(playwrightCommand('install', 'chromium'));
  const downloaded = find();
  if (downloaded) return downloaded;
  if (!(await installByApt(HEADLESS_SHELL))) await installByApt('chromium');
  const packaged = find();
  if (packaged) return packaged;
  throw new LocalPlatformError(NONE);
}

/**
 * Sees to a whole Chromium beside the quicker one: that keeps no page for the way back, which a test is about.
 *
 * @throws LocalPlatformError when there is no way
 */
export async function ensureWholeChromium(): Promise<void> {
  if (find(true)) return;
  await installByApt('chromium');
  if (!find(true)) throw new LocalPlatformError(NONE);
}
