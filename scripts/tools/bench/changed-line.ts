import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One line of a view, as its team changes it on an ordinary day. */
export interface ChangedLine {
  id: string;
  /** From the root of the workspace. */
  file: string;
  /** Stands in the file once. */
  from: string;
  /** Is nowhere else on the site. */
  to: string;
  /** A page that shows it. */
  page: string;
}

/** One for each remote. */
export const CHANGED_LINES: readonly ChangedLine[] = [
  {
    id: 'remote-layout',
    file: 'remote-layout/src/features/footer/site-footer.tsx',
    from: 'All rights reserved.',
    to: 'All rights are reserved, as measured.',
    page: '/',
  },
  {
    id: 'remote-auth',
    file: 'remote-auth/src/features/sign-in/sign-in.tsx',
    from: 'Pick up where you left off.',
    to: 'Pick up where you left off, as measured.',
    page: '/login',
  },
  {
    id: 'remote-marketing',
    file: 'remote-marketing/src/features/home/hero.tsx',
    from: 'The free plan stays free.',
    to: 'The free plan stays free, as measured.',
    page: '/',
  },
  {
    id: 'remote-account',
    file: 'remote-account/src/features/profile/edit-profile/edit-profile.tsx',
    from: "'Settings' :",
    to: "'Settings, as measured' :",
    page: '/settings/edit-profile',
  },
  {
    id: 'remote-operations',
    file: 'remote-operations/src/features/operations/operations-page.tsx',
    from: 'This page does not exist',
    to: 'This page does not exist, as measured',
    page: '/operations',
  },
];

/** The same line once more, when it has been changed. */
export function changeAgain(line: ChangedLine): ChangedLine {
  return { ...line, from: line.to, to: line.to.replace('as measured', 'as measured twice') };
}

/** Longer than anybody waits, in ms; then something is wrong. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 50;

/** The words that a visitor sees, without what belongs to the code. */
function shownWords({ to }: ChangedLine): string {
  return to.replace(/^'|' :$/g, '');
}

async function readText(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** Whether a page has words in its markup, or, where it is drawn in the browser, in a script that it needs. */
async function isVisible(site: string, page: string, words: string): Promise<boolean> {
  if ((await readText(`${site}${page}`)).includes(words)) return true;
  const { files } = JSON.parse(await readText(`${site}/page-files.json?path=${page}`)) as { files: string[] };
  const scripts = files.filter((url) => url.startsWith('/remotes/') && url.endsWith('.js'));
  const texts = await Promise.all(scripts.map((url) => readText(`${site}${url}`)));
  return texts.some((text) => text.includes(words));
}

/**
 * Changes a line of a view, releases its remote, and waits until the running site shows the line.
 * @param root of a copy of the workspace; its sources are changed
 * @param site shows what the registry of that copy holds
 * @returns milliseconds from saving the file
 */
export async function measureChange(line: ChangedLine, root: string, site: string): Promise<number> {
  const file = join(root, line.file);
  const words = shownWords(line);
  const source = await readFile(file, 'utf8');
  if (await isVisible(site, line.page, words)) throw new Error(`"${words}" is on ${line.page} already.`);
  const started = performance.now();
  await writeFile(file, source.replace(line.from, line.to));
  await run('npm', ['run', '-s', 'release', '--', line.id], { cwd: root });
  while (!(await isVisible(site, line.page, words))) {
    if (performance.now() - started > PATIENCE_MS) throw new Error(`${line.page} does not show "${words}".`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return performance.now() - started;
}
