import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../../lib/http/problem';
import { refuseBody } from '../../../lib/http/refuse-body';
import { answerOnce } from '../../../lib/idempotency/answer-once';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { tooEarly } from '../../../lib/http/too-early';
import { within } from '../../../lib/http/within';
import { parseEmailAddress } from '../../../lib/text/email-address';
import { isSameMailbox } from '../../../lib/text/mailbox';
import { hasProvenAddress, privateAccountRef } from '../../account';
import { type FamilyLink, isGuardianAddress } from '../domain/family-bond';
import { acceptLink, endLink, invite } from '../store/link-store';
import { requireChild } from './find-child';
import { requireGuardian } from './require-guardian';
import { answerChildSchema, endChildLinkSchema, inviteChildSchema } from './link-schema';

const PER_MINUTE = 20;
const BODY_LIMIT = 1024;

/** The account with this address, if its owner has proven it; an unproven one may be anybody's. */
async function findUid(
  { auth, firestore }: Pick<Services, 'auth' | 'firestore'>,
  email: string,
): Promise<string | null> {
  const [user] = (await auth.getUsers([{ email }])).users;
  return user && (await hasProvenAddress(firestore, user)) ? user.uid : null;
}

/** What a guardian does about links with players: inviting, answering, ending. */
export function familyLinkRoutes(app: FastifyInstance, services: Services) {
  const { firestore } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const limits = { bodyLimit: BODY_LIMIT, onRequest: services.limits.perClient('family-links', PER_MINUTE) };

  async function inviteChild(request: FastifyRequest, written: string) {
    const guardian = await requireGuardian(services, request);
    const email = parseEmailAddress(written);
    if (email === null || isSameMailbox(email, guardian.email)) {
      const message = 'must be the email address of your child’s account';
      throw new Problem(422, { errors: [{ at: 'body/email', message }] });
    }
    const account = await privateAccountRef(firestore, guardian.uid).get();
    const outcome = await invite(services, {
      uid: await findUid(services, email),
      by: 'guardian',
      inviter: guardian.uid,
      guardianEmail: guardian.email,
      guardianName: (account.get('displayName') as string | undefined) ?? '',
      to: email,
    });
    if (outcome.kind === 'later') throw tooEarly(outcome.wait);
    return { status: 'ok' as const };
  }

  /** The link of a child of theirs, as far as it is this guardian's. */
  async function findLink(request: FastifyRequest, uid: string) {
    const { guardian, child } = await requireChild(services, request, uid);
    const { childEmail } = child;
    const isTheirs = (link: FamilyLink) => isGuardianAddress(link.guardianEmail, guardian.email, childEmail);
    return { uid, childEmail, isTheirs };
  }

  async function answer(request: FastifyRequest, uid: string, accept: boolean) {
    const link = await findLink(request, uid);
    if (!accept) await endLink(services, link);
    else if ((await acceptLink(services, link, 'guardian')) !== 'done') throw new Problem(404);
    return { status: 'ok' as const };
  }

  async function end(request: FastifyRequest, uid: string) {
    refuseBody(request);
    await endLink(services, await findLink(request, uid));
    return { status: 'ok' as const };
  }

  routes.post('/family/invitations', { schema: inviteChildSchema, ...limits }, (request) =>
    answerOnce(services, request, () => inviteChild(request, request.body.email)),
  );
  routes.post('/family/:child/invitation', { schema: answerChildSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, answer(request, request.params.child, request.body.accept)),
  );
  routes.delete('/family/:child/link', { schema: endChildLinkSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, end(request, request.params.child)),
  );
}
