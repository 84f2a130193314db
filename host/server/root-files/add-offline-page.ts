import { paths } from '@skora/shared/contract';
import type { FastifyInstance } from 'fastify';
import { STABLE_BUCKET } from '../canary/canary';
import { composeAnswer } from '../compose/compose-answer';
import type { ComposeContext } from '../compose/compose-page';
import { chooseEncoding, encode } from '../files/encoding';
import { parseCookies } from '../lib/cookies';
import { readTheme } from '../lib/theme';
import type { PlainPage } from '../plain/plain-page';
import type { ReleaseResolver } from '../releases/release-resolver';

const QUALITY = 5;

/** The worker adds what can be read. The empty address is that of the page that was asked for. */
const PAGE: PlainPage = {
  status: 200,
  eyebrow: 'No connection',
  title: 'You are offline',
  lead: 'This page has not been read on this device yet. It opens as soon as you are online again.',
  forms: [],
  links: [
    { to: '', label: 'Try again' },
    { to: paths.home(), label: 'Go to the start page' },
  ],
};

interface Dependencies {
  context: ComposeContext;
  resolver: ReleaseResolver;
}

/**
 * Adds the page that the site's worker keeps and shows in place of one that cannot be had. It runs no script, so it works
 * whatever else is kept. The ending keeps its address apart from those of pages.
 */
export function addOfflinePage(app: FastifyInstance, { context, resolver }: Dependencies): void {
  app.get('/offline.html', async (request, reply) => {
    const site = await resolver.resolve(STABLE_BUCKET);
    const theme = readTheme(parseCookies(request.headers.cookie));
    const input = { site, page: PAGE, attempt: null, isSentLink: false, theme };
    const { html, policy } = await composeAnswer(context, input);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'x-robots-tag': 'noindex',
        vary: 'accept-encoding, cookie',
      })
      .type('text/html; charset=utf-8')
      .send(await encode(Buffer.from(html), encoding, QUALITY));
  });
}
