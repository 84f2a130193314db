import { demoAdmin, demoParent, demoPassword, demoPlayers } from '../local/seed';
import { buildAll } from '../tools/build/build-all';
import { prepareEmulators } from '../local/emulators';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { generatedPath } from '@skora/scripts-lib/workspace';
import { assertStackPortsFree, startStack } from '../local/stack';
import { readStartOptions } from '../local/stack/start-options';
import type { Stack } from '../local/stack';

const began = Date.now();
let stack: Stack | undefined;
let leaving = false;

function log(line: string): void {
  if (!leaving) console.log(`  ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${line}`);
}

/** Ctrl-C, a closed terminal, or the end of the process that started this one. */
async function leave(): Promise<void> {
  if (leaving) return;
  leaving = true;
  console.log('\nStopping …');
  // Parts that are still starting notice that this process is gone.
  await stack?.stop();
  process.exit(0);
}

function fail(error: unknown): void {
  if (leaving) return;
  leaving = true;
  const known = error instanceof LocalPlatformError || !(error instanceof Error);
  console.error(`\n${known ? String(error instanceof Error ? error.message : error) : error.stack}`);
  process.exit(1);
}

function announce({ urls }: Stack): void {
  const players = demoPlayers.map(
    ({ email, tierLevel }) => `  demo player: ${email} / ${demoPassword}  (${tierLevel})`,
  );
  const parent = `  demo parent: ${demoParent.email} / ${demoPassword}  (Timo shares, Lea waits)`;
  const admin = `  demo admin:  ${demoAdmin.email} / ${demoPassword}  (/operations)`;
  const mailbox = `  mailbox:     ${urls.mailbox}`;
  console.log(
    [
      '',
      `SKORA is ready at ${urls.site}`,
      ...players,
      parent,
      admin,
      mailbox,
      '  Ctrl-C stops everything.',
    ].join('\n'),
  );
}

async function start(): Promise<void> {
  const { fresh, ports } = readStartOptions(process.argv.slice(2), process.env);
  console.log('Starting SKORA on this machine');
  await assertStackPortsFree(ports);
  await Promise.all([prepareEmulators(), buildAll({ log })]);
  stack = await startStack({ ports, dataDir: generatedPath('data'), fresh, seed: true, clock: true, log });
  announce(stack);
  fail(await stack.crashed);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(signal, () => void leave().catch(fail));
}
process.channel?.unref();
start().catch(fail);
