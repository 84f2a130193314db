import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OneBundle } from '../one-bundle/build-one-bundle';
import type { Answer, Subject } from './origin';
import {
  addressOf,
  digest,
  isComponents,
  isPage,
  replaceOnce,
  replaceWaiting,
  waitingLinks,
} from './page-markup';

function withBundle({ folder, boot, main }: OneBundle, html: string): string {
  const read = (name: string) => readFileSync(join(folder, name));
  const link = `<link rel="preload" as="script" href="/assets/${main}" integrity="${digest(read(main))}" fetchpriority="low" data-kernel>`;
  const starter = `<script defer src="/assets/${boot}" integrity="${digest(read(boot))}"></script>`;
  const kept = waitingLinks(html).filter(isComponents);
  return replaceWaiting(
    replaceOnce(html, /<script defer [^>]*><\/script>/, () => starter),
    [...kept, link],
  );
}

function pageFiles({ pages }: OneBundle, path: string): string {
  const asked = new URLSearchParams(path.split('?')[1]).getAll('path');
  const files = asked.flatMap((page) => pages[page] ?? []).map((name) => `/assets/${name}`);
  return JSON.stringify({ files });
}

/**
 * The site's pages with the one bundle instead of its scripts. Markup, styles, fonts, starter and every header are those of the
 * site: what differs is how many files the same code is cut into, and what holds them together.
 */
export function oneBundleSubject(bundle: OneBundle): Subject {
  // Also those that it loads late: what gets pages ready is one of them.
  const scripts = readdirSync(bundle.folder).filter((name) => name.endsWith('.js'));
  const names = [...scripts, ...Object.values(bundle.pages).flat()];
  return {
    name: 'one bundle',
    answer: async (path, site) => {
      const name = path.replace('/assets/', '');
      if (names.includes(name)) {
        // The headers of a file of the same kind, all of which never change.
        const page = (await site('/')).body.toString();
        const like = waitingLinks(page)
          .map(addressOf)
          .find((address) => address.endsWith(name.slice(-3)));
        const { headers } = await site(like ?? '/');
        return { status: 200, headers, body: readFileSync(join(bundle.folder, name)) };
      }
      const answer: Answer = await site(path);
      if (path.startsWith('/page-files.json'))
        return { ...answer, body: Buffer.from(pageFiles(bundle, path)) };
      if (!isPage(path, answer)) return answer;
      return { ...answer, body: Buffer.from(withBundle(bundle, answer.body.toString())) };
    },
  };
}
