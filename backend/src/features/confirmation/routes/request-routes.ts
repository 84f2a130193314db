import { shortName } from '@skora/domain';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { isDisplayName } from '../../../lib/text/display-name';
import { parseEmailAddress } from '../../../lib/text/email-address';
import { authenticate } from '../../../lib/guards/authenticate';
import { Problem, type FieldError } from '../../../lib/http/problem';
import { answerOnce } from '../../../lib/idempotency/answer-once';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { tooEarly } from '../../../lib/http/too-early';
import { within } from '../../../lib/http/within';
import { askCoach } from '../store/ask-coach';
import { queryConfirmationRequests, type ConfirmationRequest } from '../store/confirmation-request';
import { withdrawConfirmation } from '../store/end-confirmation';
import { requireOpenAccount } from '../../account';
import { ownRequest } from './own-request';
import { askSchema, listSchema, withdrawSchema } from './schema';

type AskBody = Static<typeof askSchema.body>;

const PER_MINUTE = 30;
const BODY_LIMIT = 8192;
const NOT_AN_ADDRESS = 'must be an email address other than your own or your guardian’s';

function refused(errors: FieldError[]): Problem {
  return new Problem(422, { errors });
}

/** `POST` and `GET /confirmations/requests`, `DELETE …/{id}`: what a player does. */
export function confirmationRequestRoutes(app: FastifyInstance, services: Services) {
  const { auth, firestore, now } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const onRequest = services.limits.perClient('confirmation-requests', PER_MINUTE);
  const path = '/confirmations/requests';

  async function ask(request: FastifyRequest, { coach, numbers }: AskBody) {
    const { uid, email: ownEmail, displayName } = await requireOpenAccount(services, request);
    const { email: written, ...words } = coach;
    const email = parseEmailAddress(written);
    const faults = Object.entries(words)
      .filter(([, text]) => !isDisplayName(text))
      .map(([field]) => ({
        at: `body/coach/${field}`,
        message: 'must be one line without spaces around it',
      }));
    if (email === null) faults.push({ at: 'body/coach/email', message: NOT_AN_ADDRESS });
    if (email === null || faults.length > 0) throw refused(faults);

    const playerName = shortName(displayName);
    const question = { uid, ownEmail: ownEmail ?? '', playerName, coach: words, email, numbers };
    const outcome = await askCoach(services, question);
    switch (outcome.kind) {
      case 'asked':
        return ownRequest(outcome.id, outcome.request, now());
      case 'later':
        throw tooEarly(outcome.wait);
      case 'own-address':
        throw refused([{ at: 'body/coach/email', message: NOT_AN_ADDRESS }]);
      case 'unknown-numbers':
        throw refused(
          outcome.at.map((at) => ({ at: `body/numbers/${at}`, message: 'is no number of yours' })),
        );
      case 'waiting':
        throw new Problem(409, {
          type: 'already-asked',
          detail: 'This coach has not answered your last request.',
        });
      case 'guardian-needed':
        throw new Problem(403, {
          type: 'guardian-approval-required',
          detail: 'A parent or guardian has to agree to sharing first.',
        });
      case 'suppressed':
        throw new Problem(409, {
          type: 'address-refuses',
          detail: 'This address wants no requests of players.',
        });
    }
  }

  async function list(request: FastifyRequest) {
    const { uid } = await authenticate(auth, request);
    const { docs } = await queryConfirmationRequests(firestore, uid).get();
    const requests = docs
      .map((document) => ({ id: document.id, request: document.data() as ConfirmationRequest }))
      .filter(({ request: { expireAt } }) => expireAt.toMillis() > now())
      .sort((a, b) => b.request.requestedAt.toMillis() - a.request.requestedAt.toMillis());
    return { requests: requests.map(({ id, request: one }) => ownRequest(id, one, now())) };
  }

  async function withdraw(request: FastifyRequest, id: string) {
    const { uid } = await authenticate(auth, request);
    if (!(await withdrawConfirmation(firestore, uid, id, now()))) throw new Problem(404);
    return { status: 'ok' as const };
  }

  routes.post(path, { schema: askSchema, bodyLimit: BODY_LIMIT, onRequest }, (request) =>
    answerOnce(services, request, () => ask(request, request.body)),
  );
  routes.get(path, { schema: listSchema, onRequest }, (request) => within(ROUTE_TIMEOUT_MS, list(request)));
  routes.delete(`${path}/:id`, { schema: withdrawSchema, onRequest }, (request) =>
    within(ROUTE_TIMEOUT_MS, withdraw(request, request.params.id)),
  );
}
