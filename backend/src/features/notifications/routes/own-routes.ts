import { isNotificationKind, notificationWords } from '@skora/domain';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../../../lib/guards/authenticate';
import { identify, type Identity } from '../../../lib/guards/identify';
import { Problem } from '../../../lib/http/problem';
import { within } from '../../../lib/http/within';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { maskedEmail } from '../../../lib/text/masked-email';
import { knownZone } from '../domain/main-zone';
import { readPushStanding } from '../store/push-devices';
import {
  NO_NOTIFICATIONS,
  notificationsRef,
  parseRecord,
  type NotificationRecord,
} from '../store/notification-record';
import {
  chooseNotifications,
  markRead,
  readNotifications,
  type ChoiceChange,
  type NotificationChoice,
  type Unchanged,
} from '../store/settings';
import { chooseSchema, listSchema, readSchema, settingsSchema } from './schema';

const READS_PER_MINUTE = 120;
const CHANGES_PER_MINUTE = 30;
const BODY_LIMIT = 4096;
const PAGE = 20;

function isNew({ readUpTo }: NotificationRecord) {
  return ({ at }: NotificationRecord['items'][number]) => at.toMillis() > (readUpTo?.toMillis() ?? 0);
}

/** What this release can show. A newer one may have told more, and does again when it is back. */
function knownItems({ items }: NotificationRecord) {
  return items.filter(({ kind }) => isNotificationKind(kind));
}

function countNew(record: NotificationRecord): number {
  return knownItems(record).filter(isNew(record)).length;
}

/** One page of what was told. An `after` that is gone begins anew. */
function cutPage(record: NotificationRecord, after: string | undefined) {
  const items = knownItems(record);
  const begin = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
  const shown = items.slice(begin, begin + PAGE);
  const isUnseen = isNew(record);
  return {
    unread: countNew(record),
    notifications: shown.map((item) => ({
      ...notificationWords(item.kind, item.params),
      ...{ id: item.id, kind: item.kind, at: item.at.toDate().toISOString(), isNew: isUnseen(item) },
    })),
    next: items.length > begin + PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

function maskedAddress({ record }: Identity): string | null {
  return record.emailVerified && record.email !== undefined ? maskedEmail(record.email) : null;
}

/** @throws Problem 403 when nobody may be told, 429 when too much was changed */
function changed(outcome: NotificationRecord | Unchanged): NotificationRecord {
  if (!('refused' in outcome)) return outcome;
  if (outcome.refused === 'closed') throw new Problem(403, { detail: 'This account gets no notifications.' });
  throw new Problem(429, { headers: { 'retry-after': String(outcome.wait) } });
}

/** `GET /notifications`, `POST …/read`, `GET` and `PUT …/settings`. */
export function ownRoutes(app: FastifyInstance, { auth, firestore, config, limits, now }: Services) {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const reads = { onRequest: limits.perClient('notifications', READS_PER_MINUTE) };
  const changes = {
    bodyLimit: BODY_LIMIT,
    onRequest: limits.perClient('notification-changes', CHANGES_PER_MINUTE),
  };

  async function list(request: FastifyRequest, after: string | undefined, timeZone: string | null) {
    const { uid } = await authenticate(auth, request);
    const record = await readNotifications(firestore, uid, timeZone, now());
    return cutPage(record ?? NO_NOTIFICATIONS, after);
  }

  routes.get('/notifications', { schema: listSchema, ...reads }, (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { after, timeZone } = request.query;
    return within(ROUTE_TIMEOUT_MS, list(request, after, knownZone(timeZone)));
  });

  async function read(request: FastifyRequest, upTo: number) {
    const { uid } = await authenticate(auth, request);
    return { unread: countNew(changed(await markRead(firestore, uid, upTo, now()))) };
  }

  routes.post('/notifications/read', { schema: readSchema, ...changes }, (request) =>
    within(ROUTE_TIMEOUT_MS, read(request, Date.parse(request.body.upTo))),
  );

  async function describeSettings(
    { off, weeklyDay }: NotificationChoice,
    identity: Identity,
    standing: 'open' | 'closed' = 'open',
  ) {
    const { push } = await readPushStanding(firestore, identity.uid, now());
    return {
      ...{ standing, off: off.filter(isNotificationKind), weeklyDay, email: maskedAddress(identity) },
      push: { publicKey: config.push?.publicKey ?? null, standing: push },
    };
  }

  async function settings(request: FastifyRequest) {
    const identity = await identify(auth, request);
    const open = await readNotifications(firestore, identity.uid, null, now());
    if (open !== null) return describeSettings(open, identity);
    // What was chosen before counts again when the deletion is cancelled.
    const kept = parseRecord(await notificationsRef(firestore, identity.uid).get(), now());
    return describeSettings(kept, identity, 'closed');
  }

  routes.get('/notifications/settings', { schema: settingsSchema, ...reads }, (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return within(ROUTE_TIMEOUT_MS, settings(request));
  });

  async function choose(request: FastifyRequest, change: ChoiceChange, timeZone: string | null) {
    const identity = await identify(auth, request);
    const outcome = await chooseNotifications(firestore, identity.uid, change, timeZone, now());
    return describeSettings(changed(outcome), identity);
  }

  routes.put('/notifications/settings', { schema: chooseSchema, ...changes }, (request) => {
    const { timeZone, ...change } = request.body;
    return within(ROUTE_TIMEOUT_MS, choose(request, change, knownZone(timeZone)));
  });
}
