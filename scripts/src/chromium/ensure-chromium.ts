import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { LocalPlatformError } from '../local/local-platform-error';
import { runStep } from '../local/test-run/run-step';
import { findChromium } from './find-chromium';

const require = createRequire(import.meta.url);

function find(): string | null {
  return findChromium({ playwrightPath: chromium.executablePath() });
}

/** Playwright's command line, run by this Node. */
export function playwrightCommand(...args: string[]): string[] {
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  return [process.execPath, cli, ...args];
}

async function installByApt(): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const updated = await runStep(['apt-get', 'update']);
  if (updated === 0) await runStep(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']);
}

/**
 * Path of a Chromium: an installed one, else one that Playwright downloads, else (as root) one from apt.
 *
 * @throws LocalPlatformError when there is no way
 */
export async function ensureChromium(): Promise<string> {
  const installed = find();
  if (installed) return installed;
  await runStep(playwrightCommand('install', 'chromium'));
  const downloaded = find();
  if (downloaded) return downloaded;
  await installByApt();
  const packaged = find();
  if (packaged) return packaged;
  throw new LocalPlatformError(
    'The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
