import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../../lib/http/problem';
import { refuseBody } from '../../../lib/http/refuse-body';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { plainText } from '../../../lib/text/plain-text';
import { within } from '../../../lib/http/within';
import { answerAsGuardian, readInbox } from '../../contact-requests';
import {
  answerTo,
  decide,
  type GuardianRight,
  type Outcome,
  readAnswer,
  revoke,
  setContact,
} from '../../guardian';
import { findRequestTo, issueParentToken } from '../../payment';
import { isGuardianAddress } from '../domain/family-bond';
import { findByFamily } from '../store/find-request';
import { requireChild } from './find-child';
import {
  familyAnswerContactSchema,
  familyContactSchema,
  familyDecideSchema,
  familyPaymentSchema,
  familyWithdrawSchema,
} from './schema';

const PER_MINUTE = 20;
const BODY_LIMIT = 4096;

/** What a guardian answers in the account. The mails' links lead to the same decisions. */
export function familyAnswerRoutes(app: FastifyInstance, services: Services) {
  const { firestore, config, now } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const limits = {
    bodyLimit: BODY_LIMIT,
    onRequest: services.limits.perClient('family-answers', PER_MINUTE),
  };
  const contactDeps = { ...services, inbox: readInbox(config) };
  const path = '/family/:child/requests/:request';

  interface Params {
    child: string;
    request: string;
  }

  async function find(request: FastifyRequest, params: Params, purpose: GuardianRight['purpose']) {
    const { guardian, child } = await requireChild(services, request, params.child);
    return findByFamily(firestore, guardian.email, child, { requestId: params.request, purpose });
  }

  async function answer(request: FastifyRequest, params: Params, body: Parameters<typeof readAnswer>[0]) {
    const given = readAnswer(body);
    return decide(services, await find(request, params, 'decide'), given);
  }

  async function withdraw(request: FastifyRequest, params: Params) {
    refuseBody(request);
    return revoke(services, await find(request, params, 'revoke'));
  }

  async function contact(request: FastifyRequest, params: Params, open: boolean) {
    return setContact(services, await find(request, params, 'revoke'), open);
  }

  const answered = async (request: FastifyRequest, work: Promise<Outcome>) =>
    answerTo(services, await within(ROUTE_TIMEOUT_MS, work), request.log);

  async function answerContact(
    request: FastifyRequest,
    params: Params,
    { answer: chosen, report = '' }: { answer: 'accept' | 'decline' | 'block' | 'report'; report?: string },
  ) {
    const { guardian, child } = await requireChild(services, request, params.child);
    const outcome = await answerAsGuardian(
      contactDeps,
      {
        uid: child.uid,
        isGuardian: ({ email }) => isGuardianAddress(email, guardian.email, child.childEmail),
      },
      params.request,
      { answer: chosen, report: plainText(report) },
    );
    if (outcome === 'used') throw new Problem(410, { type: 'link-used' });
    if (outcome !== 'answered') throw new Problem(404);
    return { status: 'ok' as const };
  }

  async function pay(request: FastifyRequest, uid: string) {
    refuseBody(request);
    const { guardian, child } = await requireChild(services, request, uid);
    const asked = await findRequestTo(firestore, uid, (email) =>
      isGuardianAddress(email, guardian.email, child.childEmail),
    );
    const link =
      asked && (await issueParentToken(firestore, { uid, requestId: asked.request.requestId }, now()));
    if (link === null) throw new Problem(404);
    return { path: `/payment-portal?parent=${link.token}` };
  }

  routes.post(path, { schema: familyDecideSchema, ...limits }, (request) =>
    answered(request, answer(request, request.params, request.body)),
  );
  routes.post(`${path}/withdrawal`, { schema: familyWithdrawSchema, ...limits }, (request) =>
    answered(request, withdraw(request, request.params)),
  );
  routes.post(`${path}/contact`, { schema: familyContactSchema, ...limits }, (request) =>
    answered(request, contact(request, request.params, request.body.open)),
  );
  routes.post(
    '/family/:child/contact-requests/:request/answer',
    { schema: familyAnswerContactSchema, ...limits },
    (request) => within(ROUTE_TIMEOUT_MS, answerContact(request, request.params, request.body)),
  );
  routes.post('/family/:child/payment-link', { schema: familyPaymentSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, pay(request, request.params.child)),
  );
}
