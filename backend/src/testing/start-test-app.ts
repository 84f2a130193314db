import { Writable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { INTAKE_LIMITS } from '@skora/shared/utils/http-intake';
import type { ReleaseStore } from '@skora/registry';
import { SAMPLE_OPERATOR } from '@skora/shared/utils/operator';
import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../lib/services/app-deps';
import { createApp } from '../app/create-app';
import { connectFirebase, type FirebaseConnection } from '../lib/firestore/connect-firebase';

export interface TestApp extends FirebaseConnection {
  app: FastifyInstance;
  origin: string;
  config: AppConfig;
  projectId: string;
  /** Every log line so far. */
  log: () => string;
  now: () => number;
  /** Moves the service's clock on by so many milliseconds. */
  advance: (ms: number) => void;
}

/**
 * The service on a free port, over real HTTP, on the emulators of the test run.
 *
 * @param projectId a project of its own keeps a test that sweeps the store away from all others
 */
export async function startTestApp(
  config: Partial<AppConfig> = {},
  projectId = 'demo-skora',
  registry?: ReleaseStore,
): Promise<TestApp> {
  const connection = connectFirebase(projectId);
  const lines: string[] = [];
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const settings: AppConfig = {
    maxInFlight: 1000,
    intake: INTAKE_LIMITS,
    trustProxyHops: 1,
    siteSecret: null,
    metrics: { token: null },
    allowedOrigins: new Set(['https://partner.example']),
    defaultCountry: 'GB',
    geo: null,
    publicOrigin: 'https://skora.example',
    mail: null,
    mailEvents: { sendGridKey: null, resendSecret: null },
    redis: null,
    mailsPerHour: 10_000,
    contact: { inbox: null, safeguardingInbox: null },
    clipFirstLookDays: 0,
    operator: SAMPLE_OPERATOR,
    pricesConfirmed: false,
    stripe: null,
    push: null,
    linkSecret: 'a secret of the tests',
    tasksSecret: null,
    tasksCaller: null,
    // How much a busy machine does in some seconds is no matter of a test.
    taskCallMs: Infinity,
    log: { level: 'info', sampleEvery: 1 },
    ...config,
  };
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const app = await createApp({
    ...connection,
    registry,
    now,
    logStream,
    config: settings,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    ...connection,
    app,
    config: settings,
    origin: `http://127.0.0.1:${port}`,
    projectId,
    log: () => lines.join(''),
    now,
    advance: (ms) => {
      ahead += ms;
    },
    close: async () => {
      await app.close();
      await connection.close();
    },
  };
}
