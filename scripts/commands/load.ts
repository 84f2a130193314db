import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll } from '../tools/build/build-all';
import { measureDigest } from '../tools/load/digest-run';
import { measureNewsletter } from '../tools/load/newsletter-timing';
import { overloadReading, overloadWriting } from '../tools/load/overload';
import {
  digestFinding,
  newsletterFinding,
  overloadFinding,
  shown,
  throughputFindings,
  type Finding,
} from '../tools/load/report';
import { MailTally } from '../tools/load/mail-tally';
import { startScript } from '../tools/load/script-process';
import { measureThroughput } from '../tools/load/throughput';
import { prepareEmulators, startEmulators } from '../local/emulators';
import { ROOT } from '@skora/scripts-lib/workspace';
import { freePort } from '@skora/scripts-lib/ports';
import { builtProgram, startServer } from '../local/stack/server-process';
import { startSmtp } from '@skora/stand-ins/mail/smtp';

const RECIPIENTS = 10_000;
/** Little's law: what the Firestore emulator answers a second, times the third of a second an answer may take. */
const MAX_IN_FLIGHT = 24;
const PARTS = ['throughput', 'overload', 'digest', 'newsletter'];

async function startBackend(emulatorEnv: Record<string, string>) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const smtp = await startSmtp(new MailTally(), 0);
  const server = await startServer({
    name: 'backend',
    program: builtProgram('backend/dist/main.mjs'),
    readyUrl: `${origin}/readyz`,
    env: {
      ...emulatorEnv,
      NODE_ENV: 'production',
      PORT: String(port),
      MAX_IN_FLIGHT: String(MAX_IN_FLIGHT),
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    },
  });
  const stop = async () => {
    await server.stop();
    await smtp.stop();
  };
  return { origin, stop };
}

async function* measure(parts: readonly string[]): AsyncGenerator<Finding> {
  const emulators = await startEmulators({
    projectId: 'demo-skora',
    ports: { auth: await freePort(), firestore: await freePort(), storage: await freePort() },
    firestoreRules: join(ROOT, 'backend', 'rules', 'firestore.rules'),
    storageRules: join(ROOT, 'backend', 'rules', 'storage.rules'),
  });
  Object.assign(process.env, emulators.env);
  const backend = await startBackend(emulators.env);
  try {
    if (parts.includes('throughput')) {
      const bare = await startScript(fileURLToPath(new URL('../tools/load/bare-server.ts', import.meta.url)));
      const path = '/payment/pricing?country_code=DE';
      const pricing = {
        'Bare node:http, only the body': `${bare.origin}/lean?country_code=DE`,
        'Bare node:http, the same answer': `${bare.origin}${path}`,
        'GET /payment/pricing': `${backend.origin}${path}`,
      };
      yield* throughputFindings(await measureThroughput(pricing));
      bare.stop();
    }
    if (parts.includes('overload')) {
      yield overloadFinding(await overloadReading(backend.origin));
      yield overloadFinding(await overloadWriting(backend.origin, MAX_IN_FLIGHT));
    }
    // Before others subscribe: it counts every mail.
    if (parts.includes('digest')) yield digestFinding(await measureDigest(RECIPIENTS));
    if (parts.includes('newsletter')) {
      for (const path of ['/newsletter/subscribe', '/newsletter/unsubscribe'])
        yield newsletterFinding(await measureNewsletter(backend.origin, path));
    }
  } finally {
    await backend.stop();
    await emulators.stop();
  }
}

/** `npm run load [-- throughput|overload|digest|newsletter]`: the backend as in production, on the emulators of this machine. */
async function load(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.find((part) => !PARTS.includes(part));
  if (unknown !== undefined)
    throw new Error(`There is no "${unknown}": name some of ${PARTS.join(', ')}, or none.`);
  await Promise.all([prepareEmulators(), buildAll({ log: () => undefined, only: ['backend'] })]);
  for await (const finding of measure(asked.length > 0 ? asked : PARTS)) {
    console.log(shown(finding));
    if (!finding.fine) process.exitCode = 1;
  }
}

await load().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
