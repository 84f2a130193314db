import { parseTier } from '@skora/shared/contract';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setEnding } from '../stripe/change-plan';
import { readTerms } from '../../pricing';
import { refuseBody } from '../../../lib/http/refuse-body';
import { ROUTE_TIMEOUT_MS } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { readBilling } from '../store/stored-billing';
import { requireOpenAccount } from '../../account';
import { changePlan, previewChange } from './change';
import { changeOwnPlan, ownPlan, requireOwnMoney, viewAfter, type OwnPlan } from './live-subscription';
import type { PaymentServices } from './payment-deps';
import {
  cancelSchema,
  changeSchema,
  previewSchema,
  readSchema,
  resumeSchema,
  withdrawSchema,
} from './schema';
import { subscriptionView } from './subscription-view';
import { withdrawFrom } from './withdraw';

const BODY_LIMIT = 1024;

/** `GET /payment/subscription` and `POST …/preview`, `/change`, `/cancel`, `/resume`, `/withdraw`. */
export function subscriptionRoutes(app: FastifyInstance, services: PaymentServices) {
  const { firestore, config, now } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const limits = { bodyLimit: BODY_LIMIT, onRequest: services.limits.perClient('subscription-changes', 30) };
  const path = '/payment/subscription';

  async function read(request: FastifyRequest) {
    const { uid } = await requireOpenAccount(services, request);
    const [record, user] = await Promise.all([
      readBilling(firestore, uid),
      firestore.collection('users').doc(uid).get(),
    ]);
    const tier = parseTier(user.get('tierLevel'));
    const hasInvoices = Object.keys(record.customers).length > 0;
    return subscriptionView({ ...record, tier, hasInvoices, terms: readTerms(config), now: now() });
  }

  async function end(own: OwnPlan) {
    const subscription = await setEnding(own.deps.payments, own.subscription, true);
    return viewAfter(services, own.account.uid, subscription);
  }

  async function resume(own: OwnPlan) {
    requireOwnMoney(own);
    const subscription = await setEnding(own.deps.payments, own.subscription, false);
    return viewAfter(services, own.account.uid, subscription);
  }

  async function withdraw(own: OwnPlan) {
    await withdrawFrom(own);
    return viewAfter(services, own.account.uid, null);
  }

  /** A route without a body that changes the plan. */
  function changing(work: (own: OwnPlan) => ReturnType<typeof viewAfter>) {
    return async (request: FastifyRequest) => {
      refuseBody(request);
      return within(ROUTE_TIMEOUT_MS, changeOwnPlan(services, request, work));
    };
  }

  // A page that waits for its payment asks every other second.
  routes.get(
    path,
    { schema: readSchema, onRequest: services.limits.perClient('subscription', 120) },
    (request) => within(ROUTE_TIMEOUT_MS, read(request)),
  );
  routes.post(`${path}/preview`, { schema: previewSchema, ...limits }, async (request) =>
    within(
      ROUTE_TIMEOUT_MS,
      ownPlan(services, request).then((own) => previewChange(own, request.body)),
    ),
  );
  routes.post(`${path}/change`, { schema: changeSchema, ...limits }, async (request) =>
    within(
      ROUTE_TIMEOUT_MS,
      changeOwnPlan(services, request, (own) => changePlan(own, request.body)),
    ),
  );
  routes.post(`${path}/cancel`, { schema: cancelSchema, ...limits }, changing(end));
  routes.post(`${path}/resume`, { schema: resumeSchema, ...limits }, changing(resume));
  routes.post(`${path}/withdraw`, { schema: withdrawSchema, ...limits }, changing(withdraw));
}
