import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ManifestRoute } from '@skora/shared/contract';
import { exampleManifest, exampleRelease, putRelease } from '../../testing/example-release';
import { exampleSite, temporaryStore } from '../../testing/example-site';

const ROUTES: readonly ManifestRoute[] = (
  [
    ['/confirm/:token', 'Numbers to confirm'],
    ['/weekly-email/:token', 'Weekly email'],
    ['/guardian-approval', 'Your decision'],
    ['/unsubscribe-newsletter', 'Unsubscribe'],
  ] as const
).map(([path, title]) => ({
  path,
  view: 'home',
  access: 'public',
  background: 'default',
  title,
  prerender: false,
  noindex: true,
}));

/** What reached the backend. */
interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answering = (asked: Asked, response: ServerResponse) => void;

/** Answers with a status and JSON. */
export function json(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** A site whose backend is a stand-in at the edge of HTTP. */
export async function siteWithForms(answer: Answering) {
  const asked: Asked[] = [];
  const backend = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, url, headers } = request;
      const seen = { method, url, headers, body: Buffer.concat(parts).toString('utf8') };
      asked.push(seen);
      answer(seen, response);
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { store } = await temporaryStore();
  const manifest = exampleManifest();
  const slots = [
    { name: 'header', view: 'header', prerender: true },
    { name: 'footer', view: 'footer', prerender: true },
  ];
  const release = exampleRelease('aaaaaa111111', {
    manifest: { ...manifest, routes: [...manifest.routes, ...ROUTES], slots },
    fragments: [
      { view: 'header', key: 'slot:header', html: '<header>The header</header>' },
      { view: 'footer', key: 'slot:footer', html: '<footer>The footer</footer>' },
      { view: 'not-found', key: '*', html: '<h1>Offside</h1>' },
    ],
  });
  await putRelease(store, release);
  const { port } = backend.address() as AddressInfo;
  const site = await exampleSite(store, { BACKEND_URL: `http://127.0.0.1:${port}` });
  return {
    site,
    asked,
    /** Sends a form as a browser does from a page of the site. */
    post: (name: string, fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
      site.inject({
        method: 'POST',
        url: `/forms/${name}`,
        headers: {
          host: 'localhost:3000',
          origin: 'http://localhost:3000',
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
      }),
    close: async () => {
      await site.close();
      backend.closeAllConnections();
      await new Promise((resolve) => backend.close(resolve));
    },
  };
}

export type FormSite = Awaited<ReturnType<typeof siteWithForms>>;

/** What stands in the page's region. */
export function mainOf(html: string): string {
  return /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
}
