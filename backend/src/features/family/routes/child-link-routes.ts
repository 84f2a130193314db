import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identify, requireEmail } from '../../../lib/guards/identify';
import { Problem } from '../../../lib/http/problem';
import { refuseBody } from '../../../lib/http/refuse-body';
import { answerOnce } from '../../../lib/idempotency/answer-once';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { tooEarly } from '../../../lib/http/too-early';
import { within } from '../../../lib/http/within';
import {
  type GuardianConsent,
  guardianConsentRef,
  type PrivateAccount,
  privateAccountRef,
} from '../../account';
import { guardianFault, parseGuardianEmail } from '../../guardian';
import { type FamilyLink, mayBeLinked } from '../domain/family-bond';
import { familyLinkRef, parseFamilyLink } from '../store/child';
import { acceptLink, endLink, invite } from '../store/link-store';
import {
  answerOwnLinkSchema,
  endOwnLinkSchema,
  inviteGuardianSchema,
  type OwnAnswer,
  readOwnLinkSchema,
} from './link-schema';

const BODY_LIMIT = 1024;
const path = '/account/family-link';
const anyLink = () => true;

/** What a player does about the link with a guardian. */
export function familyChildLinkRoutes(app: FastifyInstance, services: Services) {
  const { auth, firestore: db, now } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const limits = { bodyLimit: BODY_LIMIT, onRequest: services.limits.perClient('family-own-link', 20) };

  async function view(uid: string) {
    const [user, account, opened, stored] = await db.getAll(
      db.collection('users').doc(uid),
      privateAccountRef(db, uid),
      guardianConsentRef(db, uid),
      familyLinkRef(db, uid),
    );
    const link = parseFamilyLink(stored, now());
    const possible = mayBeLinked(
      {
        account: account?.data() as PrivateAccount | undefined,
        opened: opened?.data() as GuardianConsent | undefined,
        status: user?.get('status'),
        role: user?.get('role'),
      },
      now(),
    );
    if (!possible || !link) return { possible, link: null };
    const { invitationId, guardianEmail, guardianName, by, status } = link;
    return { possible, link: { invitationId, guardianEmail, guardianName, by, status } };
  }

  async function inviteGuardian(request: FastifyRequest, written: string) {
    const identity = await identify(auth, request);
    const guardianEmail = parseGuardianEmail(written, requireEmail(identity));
    if (guardianEmail === null) throw guardianFault('own-address');
    const { uid } = identity;
    const outcome = await invite(services, {
      ...{ uid, by: 'player', inviter: uid, guardianEmail, guardianName: '', to: guardianEmail },
    });
    if (outcome.kind === 'later') throw tooEarly(outcome.wait);
    if (outcome.kind === 'not-possible') throw new Problem(409, { type: 'already-decided' });
    return view(uid);
  }

  async function answer(request: FastifyRequest, { accept, invitationId }: OwnAnswer) {
    const { uid, record } = await identify(auth, request);
    // Another guardian may have invited since: the answer counts for the one whose name was read.
    const isTheirs = (link: FamilyLink) => link.invitationId === invitationId;
    const answered = accept
      ? await acceptLink(services, { uid, isTheirs, childEmail: record.email ?? null }, 'player')
      : await endLink(services, { uid, isTheirs });
    if (answered === 'other') throw new Problem(409, { type: 'invitation-replaced' });
    if (accept && answered === 'none') throw new Problem(404);
    return view(uid);
  }

  async function end(request: FastifyRequest) {
    refuseBody(request);
    const { uid } = await identify(auth, request);
    await endLink(services, { uid, isTheirs: anyLink });
    return view(uid);
  }

  routes.get(path, { schema: readOwnLinkSchema, onRequest: limits.onRequest }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return within(
      ROUTE_TIMEOUT_MS,
      identify(auth, request).then(({ uid }) => view(uid)),
    );
  });
  routes.post(path, { schema: inviteGuardianSchema, ...limits }, (request) =>
    answerOnce(services, request, () => inviteGuardian(request, request.body.guardianEmail)),
  );
  routes.post(`${path}/answer`, { schema: answerOwnLinkSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, answer(request, request.body)),
  );
  routes.delete(path, { schema: endOwnLinkSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, end(request)),
  );
}
