import { projectCv } from '@skora/domain';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../../../lib/guards/authenticate';
import { Problem } from '../../../lib/http/problem';
import { keyedLock } from '../../../lib/firestore/keyed-lock';
import { refuseBody } from '../../../lib/http/refuse-body';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { readCvSource } from '../store/cv-source';
import { countView } from '../store/open-share-link';
import { readPortrait } from '../store/read-picture';
import { sharedClip, showsPhoto } from '../store/shared-parts';
import { sendClipFile, sendPoster } from '../../clips';
import { openLink } from './open-link';
import {
  countViewSchema,
  sharedClipSchema,
  sharedPosterSchema,
  sharedCvSchema,
  sharedHeadSchema,
  sharedPhotoSchema,
} from './schema';
import { sharedHead } from './shared-head';

const PER_MINUTE = 60;
const HEADS_PER_MINUTE = 120;
const PARTS_PER_MINUTE = 600;

/** What visitors of a shared CV ask for. All of it is decided anew each time: an ended link is over at once. */
export function sharedCvRoutes(app: FastifyInstance, services: Services) {
  const { auth, firestore, bucket, now } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const path = '/shared-cvs/:token';
  const limited = { onRequest: services.limits.perClient('shared-cvs', PER_MINUTE) };
  const withLock = keyedLock();

  async function look(token: string) {
    const opened = await openLink(services, token);
    const { link, account } = opened;
    const source = await readCvSource(services, link.uid, account, now());
    return { ...opened, cv: projectCv(source, link.audience, new Date(now())) };
  }

  routes.get(path, { schema: sharedCvSchema, ...limited }, async (request, reply) => {
    const { cv, link, contact } = await within(ROUTE_TIMEOUT_MS, look(request.params.token));
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    return { cv, expiresAt: link.expiresAt.toDate().toISOString(), contact };
  });

  routes.get(
    `${path}/head`,
    { schema: sharedHeadSchema, onRequest: services.limits.perClient('shared-heads', HEADS_PER_MINUTE) },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return within(ROUTE_TIMEOUT_MS, sharedHead(services, request.params.token));
    },
  );

  /** A sign-in that is over must not keep anybody from reading on. */
  async function identifyVisitor(request: FastifyRequest): Promise<string | null> {
    if (request.headers.authorization === undefined) return null;
    return authenticate(auth, request).then(
      ({ uid }) => uid,
      () => null,
    );
  }

  async function count(request: FastifyRequest, token: string) {
    refuseBody(request);
    const { key, link } = await openLink(services, token);
    if ((await identifyVisitor(request)) === link.uid) return { status: 'ok' as const };
    await withLock(key, () => countView(firestore, key, link, now()));
    return { status: 'ok' as const };
  }

  routes.post(`${path}/views`, { schema: countViewSchema, ...limited }, (request) =>
    within(ROUTE_TIMEOUT_MS, count(request, request.params.token)),
  );

  routes.get(`${path}/photo`, { schema: sharedPhotoSchema, ...limited }, async (request, reply) => {
    const find = async () => {
      const opened = await openLink(services, request.params.token);
      return (await showsPhoto(firestore, opened)) ? readPortrait(services, opened.link.uid) : null;
    };
    const picture = await within(ROUTE_TIMEOUT_MS, find());
    if (!picture) throw new Problem(404);
    return reply.type('image/jpeg').header('cache-control', 'private, max-age=60').send(picture);
  });

  /** The place of a clip in the file store, as long as the link shows it. */
  async function findClip({ token, slot: asked }: { token: string; slot: string }) {
    const slot = Number(asked);
    const opened = await openLink(services, token);
    const clip = await sharedClip(firestore, opened, slot);
    if (!clip) throw new Problem(404);
    return { uid: opened.link.uid, slot, poster: clip.poster };
  }

  routes.get(
    `${path}/clips/:slot`,
    {
      schema: sharedClipSchema,
      exposeHeadRoute: false,
      onRequest: services.limits.perClient('shared-clips', PARTS_PER_MINUTE),
    },
    async (request, reply) => {
      const place = await within(ROUTE_TIMEOUT_MS, findClip(request.params));
      return sendClipFile(bucket(), place, request, reply);
    },
  );

  routes.get(
    `${path}/clips/:slot/poster`,
    {
      schema: sharedPosterSchema,
      exposeHeadRoute: false,
      onRequest: services.limits.perClient('shared-posters', PARTS_PER_MINUTE),
    },
    async (request, reply) => {
      const place = await within(ROUTE_TIMEOUT_MS, findClip(request.params));
      return sendPoster(bucket(), place, reply);
    },
  );
}
