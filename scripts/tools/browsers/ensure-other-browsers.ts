import { installByApt } from '@skora/scripts-lib/install-by-apt';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { findProgram, OTHER_BROWSERS, type BrowserProgram } from './other-browsers';

async function ensure(program: BrowserProgram): Promise<string> {
  const installed = findProgram(program);
  if (installed) return installed;
  for (const name of program.packages) if (await installByApt(name)) break;
  const packaged = findProgram(program);
  if (packaged) return packaged;
  throw new LocalPlatformError(
    `The browser tests need ${program.name}. Install it (Debian, Ubuntu: apt-get install ${program.packages.join(' or ')}) ` +
      `or set ${program.variable}. SKORA_BROWSERS=chromium npm test leaves Firefox and WebKit out.`,
  );
}

/**
 * Paths of Firefox and of what drives WebKitGTK, by the variables that the browser tests read: installed ones, else, as
 * root on Debian or Ubuntu, from apt. None when SKORA_BROWSERS is `chromium`.
 *
 * @throws LocalPlatformError when one is missing and cannot be installed
 */
export async function ensureOtherBrowsers(): Promise<Record<string, string>> {
  const paths: Record<string, string> = {};
  if (process.env['SKORA_BROWSERS'] === 'chromium') return paths;
  for (const program of Object.values(OTHER_BROWSERS)) paths[program.variable] = await ensure(program);
  return paths;
}
