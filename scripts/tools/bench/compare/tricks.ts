import type { Answer, Ask, Subject } from './origin';
import { FAST_LINE, SLOW_4G, type LineSpeed } from './line/slow-line';
import {
  addressOf,
  digest,
  isComponents,
  isKernel,
  isPage,
  replaceOnce,
  replaceWaiting,
  waitingLinks,
} from './page-markup';

/** Something that makes pages fast, and how to serve the site without it. */
export interface Trick {
  name: string;
  /** Where it is described. */
  described: string;
  /** The lines on which it is tried; the slow one unless named. */
  lines?: readonly LineSpeed[];
  /** Takes it out of a page. */
  page?: (answer: Answer, site: Ask) => Promise<Answer>;
  /** Takes it out of another file; null where the file has nothing of it. */
  file?: (path: string, text: string) => string | null;
}

const JOINED = '/assets/react-and-kernel.js';
const HINT = /^\/\/# allFunctionsCalledOnLoad\n/;

function withText(answer: Answer, change: (html: string) => string): Answer {
  return { ...answer, body: Buffer.from(change(answer.body.toString())) };
}

function atOnce(html: string): string {
  const links = waitingLinks(html);
  const scripts = links
    .filter(isKernel)
    .map(
      (link) =>
        `<script defer src="${addressOf(link)}"${/ integrity="[^"]*"/.exec(link)?.[0] ?? ''}></script>`,
    );
  return replaceWaiting(html, [], links.join('') + scripts.join(''));
}

function withJoinedKernel(html: string): string {
  const links = waitingLinks(html);
  const joined = `<link rel="preload" as="script" href="${JOINED}" fetchpriority="low" data-kernel>`;
  const rest = links.filter((link) => !isKernel(link) && !isComponents(link));
  return replaceWaiting(html, [...links.filter(isComponents), joined, ...rest]);
}

async function withAllComponents(answer: Answer, site: Ask): Promise<Answer> {
  const html = answer.body.toString();
  const links = waitingLinks(html);
  const [components = ''] = links.filter(isComponents);
  const layer = (await site(addressOf(components))).body.toString();
  const filled = replaceOnce(
    html,
    /<style data-components>.*?<\/style>/s,
    () => `<style data-components>${layer}</style>`,
  );
  const policy = answer.headers['content-security-policy'] ?? '';
  return {
    ...answer,
    body: Buffer.from(
      replaceWaiting(
        filled,
        links.filter((link) => !isComponents(link)),
      ),
    ),
    headers: {
      ...answer.headers,
      'content-security-policy': policy.replace('style-src ', `style-src '${digest(layer)}' `),
    },
  };
}

/** Files are checked by digests that stand in entries, and entries by those of the route table; a changed file would be refused. */
function withoutHint(path: string, text: string): string | null {
  if (path.startsWith('/routes.json')) return text.replaceAll('"integrity":', '"ignored":');
  if (!HINT.test(text)) return null;
  const bare = text.replace(HINT, '');
  return path.includes('/remoteEntry.') ? bare.replaceAll('.integrity=', '.ignored=') : bare;
}

const inFile =
  (name: RegExp, from: RegExp, to: (...match: string[]) => string) => (path: string, text: string) =>
    name.test(path) ? replaceOnce(text, from, to) : null;

const MAIN = /^\/assets\/main\./;

/** What can be taken out of what the site sends, so that production code needs no switch for it. */
export const TRICKS: readonly Trick[] = [
  {
    name: 'paint-first',
    described: 'scripts wait for the first paint (decision 014)',
    lines: [SLOW_4G, FAST_LINE],
    page: async (answer) => withText(answer, atOnce),
  },
  {
    name: 'header-first',
    described: 'scripts of the page come after those of the header (057)',
    page: async (answer) => withText(answer, (html) => html.replaceAll(' data-later', '')),
  },
  {
    name: 'react-file',
    described: 'React is a file, and a task, of its own (014)',
    page: async (answer) => withText(answer, withJoinedKernel),
  },
  {
    name: 'component-styles',
    described: 'a page carries the component styles of its markup (015)',
    page: withAllComponents,
  },
  {
    name: 'single-rules',
    described: 'the other component styles join rule by rule, not as a sheet (015)',
    file: inFile(
      MAIN,
      /(let (\w+)=await (\w+)\((\w+)\.href\)\.catch\(\(\)=>\3\(\4\.href\)\);)(!function)/,
      (_all, download = '', text = '', _load, _link, add = '') =>
        `${download}{let s=new CSSStyleSheet;s.replaceSync(${text});document.adoptedStyleSheets.push(s)}0&&${add}`,
    ),
  },
  {
    name: 'download-ahead',
    described: 'pages of the bar are downloaded ahead (016)',
    file: (path) => (path.startsWith('/page-files.json') ? '{"files":[]}' : null),
  },
  {
    name: 'run-ahead',
    described: 'pages are run ahead, on intent or in sight of a phone (016, 054)',
    file: inFile(
      MAIN,
      /(\{idle:\w+,load:)\(\w+,\w+\)=>.{1,200}?\.entry,\(\)=>\w+\(\w+,\w+\)\)\}/,
      (_all, start = '') => `${start}async()=>{}}`,
    ),
  },
  {
    name: 'kept-compiled',
    described: 'the worker keeps scripts while it is installed, so they are kept compiled (057)',
    file: inFile(/^\/service-worker\.js/, /addEventListener\('install'/, () => "addEventListener('never'"),
  },
  {
    name: 'kept-early',
    described: 'files that the worker has kept are read before the first paint (014)',
    file: inFile(/^\/assets\/boot\./, /navigator\.serviceWorker\?\.controller\|\|/, () => ''),
  },
  {
    name: 'early-compilation',
    described: 'functions are compiled while a file arrives (017)',
    file: withoutHint,
  },
];

/** Whether a trick is tried on a line. */
export function isTriedOn(line: LineSpeed, { lines = [SLOW_4G] }: Trick): boolean {
  return lines.includes(line);
}

async function joined(site: Ask): Promise<Answer> {
  const links = waitingLinks((await site('/')).body.toString()).filter(isKernel);
  const files = await Promise.all(links.map((link) => site(addressOf(link))));
  const [first] = files;
  if (!first) throw new Error('The page names no kernel.');
  return { ...first, body: Buffer.from(files.map(({ body }) => body.toString()).join('\n')) };
}

/** Files that a page names with a digest, in its head and in its state: address → digest. */
function listDigests(html: string): [address: string, digest: string][] {
  const tags = html.matchAll(/<(?:link|script) [^>]* integrity="([^"]*)"[^>]*>/g);
  const entries = html.matchAll(/"entry":"([^"]*)","integrity":"([^"]*)"/g);
  return [
    ...[...tags].map(([tag, sum = '']): [string, string] => [addressOf(tag), sum]),
    ...[...entries].map(([, address = '', sum = '']): [string, string] => [address, sum]),
  ];
}

/** Gives the files of a page that a trick changes the digests that they have now. */
async function withDigests({ file }: Trick, answer: Answer, site: Ask): Promise<Answer> {
  if (!file) return answer;
  let html = answer.body.toString();
  for (const [address, old] of listDigests(html)) {
    const text = file(address, (await site(address)).body.toString());
    if (text !== null) html = html.replaceAll(old, digest(text));
  }
  return { ...answer, body: Buffer.from(html) };
}

/** The site without one of its tricks. */
export function withoutTrick(trick: Trick): Subject {
  return {
    name: `without ${trick.name}`,
    answer: async (path, site) => {
      if (path === JOINED) return joined(site);
      const answer = await site(path);
      if (isPage(path, answer)) {
        const page = trick.page ? await trick.page(answer, site) : answer;
        return withDigests(trick, page, site);
      }
      const text = trick.file?.(path, answer.body.toString()) ?? null;
      return text === null ? answer : { ...answer, body: Buffer.from(text) };
    },
  };
}
