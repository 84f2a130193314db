import type { FastifyInstance } from 'fastify';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { Type } from 'typebox';
import { authenticate } from '../../server/authenticate';
import { limitClients } from '../../server/limit-clients';
import { Problem } from '../../server/problem';
import { problems } from '../../server/problem-schema';
import { within } from '../../server/within';
import { ensureAccountRecord } from '../../store/account-store';

interface AccountDeps {
  auth: Auth;
  firestore: Firestore;
  now: () => number;
}

const PER_MINUTE = 60;
const TIMEOUT_MS = 4000;

const schema = {
  operationId: 'createAccountRecord',
  tags: ['account'],
  summary: 'Make sure the signed-in player has an account record',
  description: 'Creates users/{uid} at tier0 when it is missing; safe to repeat. Takes no body.',
  security: [{ idToken: [] }],
  response: { 200: Type.Object({ status: Type.Literal('ok') }), ...problems(400, 401, 403, 429, 503) },
};

/** `POST /account/record`, called right after sign-up and again whenever the record is missing. */
export function accountRoutes(app: FastifyInstance, { auth, firestore, now }: AccountDeps) {
  app.post(
    '/account/record',
    { schema, bodyLimit: 1024, onRequest: limitClients(PER_MINUTE, now) },
    async (request) => {
      if (request.body !== undefined) throw new Problem(400, { detail: 'This request takes no body.' });
      const { uid } = await within(TIMEOUT_MS, authenticate(auth, request));
      await within(TIMEOUT_MS, ensureAccountRecord(firestore, uid));
      return { status: 'ok' } as const;
    },
  );
}
