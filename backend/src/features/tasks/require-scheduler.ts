import { fetchWithin } from '@skora/shared/utils/fetch-within';
import { matchesSecret } from '@skora/shared/utils/matches-secret';
import type { FastifyRequest } from 'fastify';
import { OAuth2Client } from 'google-auth-library';
import { Problem } from '../../lib/http/problem';
import type { AppConfig } from '../../lib/services/app-deps';
import { readBearer } from '../../lib/guards/authenticate';

type SchedulerConfig = Pick<AppConfig, 'tasksSecret' | 'tasksCaller'>;
type Caller = NonNullable<AppConfig['tasksCaller']>;

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

const KEYS_MS = 5000;

const fetchWhole: typeof fetch = (address, init = {}) =>
  fetchWithin(
    KEYS_MS,
    address instanceof Request ? address.url : address,
    init,
    async (answer) => new Response(await answer.arrayBuffer(), answer),
  );

/** Whether a token is Google's word, given for us, that the service account of the scheduler calls. */
function tokenCheck({ email, audience, certsUrl }: Caller) {
  const client = new OAuth2Client({
    // Else the library loads another implementation at run time.
    transporterOptions: { fetchImplementation: fetchWhole },
    endpoints: certsUrl === undefined ? {} : { oauth2FederatedSignonPemCertsUrl: certsUrl },
  });
  return async (token: string, { log }: FastifyRequest): Promise<boolean> => {
    // They are kept for as long as Google says.
    const { certs } = await client.getFederatedSignonCertsAsync().catch((error: unknown) => {
      log.error({ err: error }, 'the keys of Google cannot be read');
      throw new Problem(503, { headers: { 'retry-after': '10' } });
    });
    try {
      const ticket = await client.verifySignedJwtWithCertsAsync(token, certs, audience, ISSUERS);
      const payload = ticket.getPayload();
      return payload?.email === email && payload.email_verified === true;
    } catch {
      // Its messages repeat the token, so they are not logged.
      return false;
    }
  };
}

/**
 * An `onRequest` hook that lets only the scheduler in: with a token signed by Google, or on this machine with a secret.
 * Where neither is set nobody is let in.
 */
export function requireScheduler({ tasksSecret, tasksCaller }: SchedulerConfig) {
  const isCaller = tasksCaller && tokenCheck(tasksCaller);
  return async (request: FastifyRequest): Promise<void> => {
    if (tasksSecret !== null && matchesSecret(request.headers['x-tasks-secret'], tasksSecret)) return;
    const token = readBearer(request);
    if (isCaller && token !== undefined && (await isCaller(token, request))) return;
    throw new Problem(401, { detail: 'This is for the scheduler.' });
  };
}
