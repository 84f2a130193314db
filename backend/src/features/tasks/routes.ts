import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { requirePayments } from '../../billing/require-payments';
import { limitClients } from '../../server/limit-clients';
import { problems } from '../../server/problem-schema';
import { refuseBody } from '../../server/refuse-body';
import type { Services } from '../../server/services';
import { reconcileBilling } from '../../store/reconcile-billing';
import { openGrownAccounts } from '../../store/open-grown-accounts';
import { executeDueDeletions } from '../../store/execute-deletions';
import { requireTaskSecret } from './task-secret';

const shared = {
  tags: ['tasks'],
  description: 'For the scheduler: needs the x-tasks-secret header. Takes no body. Safe to repeat.',
  security: [{ tasksSecret: [] }],
};

const deletionsSchema = {
  ...shared,
  operationId: 'runDueDeletions',
  summary: 'Erase the accounts whose grace has ended',
  response: {
    200: Type.Object({ deleted: Type.Integer(), failed: Type.Integer() }),
    ...problems(400, 401, 403, 429, 503),
  },
};

const mailSchema = {
  ...shared,
  operationId: 'runMailOutbox',
  summary: 'Deliver the mails that wait',
  response: {
    200: Type.Object({ delivered: Type.Integer(), failed: Type.Integer() }),
    ...problems(400, 401, 403, 429, 503),
  },
};

const reconcileSchema = {
  ...shared,
  operationId: 'runPaymentReconcile',
  summary: 'Compare every account with the payment service; once a day',
  response: {
    200: Type.Object({ checked: Type.Integer(), corrected: Type.Integer(), failed: Type.Integer() }),
    ...problems(400, 401, 403, 429, 503),
  },
};

const grownSchema = {
  ...shared,
  operationId: 'runGrownAccounts',
  summary: 'Open the accounts of players who have reached the age to agree alone',
  response: {
    200: Type.Object({ opened: Type.Integer(), failed: Type.Integer() }),
    ...problems(400, 401, 403, 429, 503),
  },
};

/** `POST /tasks/due-deletions`, `/tasks/grown-accounts`, `/tasks/mail-outbox` and `/tasks/payment-reconcile`. */
export function taskRoutes(app: FastifyInstance, services: Services) {
  const { config, outbox, now } = services;
  const guards = {
    bodyLimit: 1024,
    onRequest: [limitClients(30, now), requireTaskSecret(config.tasksSecret)],
  };
  app.post('/tasks/due-deletions', { schema: deletionsSchema, ...guards }, (request) => {
    refuseBody(request);
    return executeDueDeletions({ ...services, log: request.log });
  });
  app.post('/tasks/grown-accounts', { schema: grownSchema, ...guards }, (request) => {
    refuseBody(request);
    return openGrownAccounts({ ...services, log: request.log });
  });
  app.post('/tasks/mail-outbox', { schema: mailSchema, ...guards }, (request) => {
    refuseBody(request);
    return outbox.sweep();
  });
  app.post('/tasks/payment-reconcile', { schema: reconcileSchema, ...guards }, (request) => {
    refuseBody(request);
    return reconcileBilling({ ...services, payments: requirePayments(services.payments), log: request.log });
  });
}
