import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STABLE_BUCKET, readBucket } from '../canary/canary';
import { composeAnswer } from '../compose/compose-answer';
import type { ComposeContext } from '../compose/compose-page';
import { chooseEncoding, encode } from '../files/encoding';
import { parseCookies } from '../lib/cookies';
import { readTheme } from '../lib/theme';
import type { ReleaseResolver } from '../releases/release-resolver';
import { ClientLimit } from '../watch/client-limit';
import { ALL_FORMS } from './each/all-forms';
import { visitorAsks } from './links/find-plain';
import { answerForm, type FormAnswer } from './post/answer-form';
import { cameFromHere } from './post/came-from-here';
import { readFields } from './post/read-fields';
import { refusalPage } from './post/refusal-pages';

const MINUTE_MS = 60_000;
/** Of one client; a school behind one address is one. The backend has limits of its own behind this. */
const FORMS_A_MINUTE = 60;
/** The longest message of 2,000 signs, each of which may take nine bytes here, and what is around it. */
const MAX_FORM_BYTES = 24 * 1024;
const QUALITY = 5;

interface Dependencies {
  context: ComposeContext;
  resolver: ReleaseResolver;
}

/**
 * `POST /forms/{name}`: takes in the forms of readers without JavaScript, asks the backend's own operation and answers with a
 * page. `GET /forms/{name}` shows the form where everybody may send it. Whatever else is posted to the site gets a page as well that says why it was not taken.
 */
export function addForms(app: FastifyInstance, { context, resolver }: Dependencies): void {
  const { env } = context;
  const limit = new ClientLimit(FORMS_A_MINUTE, MINUTE_MS);

  async function sendPage(request: FastifyRequest, reply: FastifyReply, answer: FormAnswer) {
    const { page, attempt, retryAfter } = answer;
    const cookies = parseCookies(request.headers.cookie);
    const bucket = readBucket(cookies) ?? STABLE_BUCKET;
    const site = await resolver.resolve(bucket);
    const isSentLink = page.forms.some(({ fields }) => fields.some(({ name }) => name === 'token'));
    const { html, policy } = await composeAnswer(context, {
      site,
      page,
      attempt,
      isSentLink,
      theme: readTheme(cookies),
    });
    if (/^\d{1,6}$/.test(retryAfter ?? '')) reply.header('retry-after', retryAfter);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(page.status)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'x-robots-tag': 'noindex',
        vary: 'accept-encoding',
      })
      .type('text/html; charset=utf-8')
      .send(await encode(Buffer.from(html), encoding, QUALITY));
  }

  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number) =>
    sendPage(request, reply, { page: refusalPage(status), attempt: null });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const { statusCode: status = 500 } = error;
      if (status >= 500) request.log.error({ err: error }, 'a form could not be answered');
      return refuse(request, reply, status);
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'POST') return;
      if (!limit.take(request.ip)) return refuse(request, reply.header('retry-after', '60'), 429);
      if (!cameFromHere(request, env.publicOrigin)) return refuse(request, reply, 403);
    });

    scope.post<{ Params: { name: string } }>('/forms/:name', async (request, reply) => {
      const form = ALL_FORMS.get(request.params.name);
      if (!form) return refuse(request, reply, 404);
      const fields = typeof request.body === 'string' ? readFields(request.body) : null;
      if (!fields) return refuse(request, reply, 400);
      const asks = visitorAsks(env, request);
      const answer = await answerForm({ form, fields, asks, now: Date.now() });
      if (answer.why !== undefined) request.log.warn(`No answer to the form ${form.name}: ${answer.why}`);
      return sendPage(request, reply, answer);
    });
    // Somebody who opens the address of an answer once more.
    scope.get<{ Params: { name: string } }>('/forms/:name', (request, reply) => {
      const form = ALL_FORMS.get(request.params.name);
      if (!form || form.link) return refuse(request, reply, form ? 410 : 404);
      return sendPage(request, reply, { page: form.page(undefined, ''), attempt: null });
    });
    scope.post('/*', (request, reply) => refuse(request, reply, 405));
  });
}
