import { join } from 'node:path';
import { assertStackPortsFree, stackPorts, startStack } from '@skora/scripts/stack';
import { buildAll } from '../tools/build/build-all';
import { openProject, serveRemote, type ServedRemote } from '@skora/remote-tools/build';
import { ROOT, generatedPath, remoteIds } from '@skora/scripts-lib/workspace';
import { watchHost } from '../tools/dev/watch-host';
import { HOST_DEV_DIST } from '../tools/webpack/development';

const FIRST_PORT = 3101;
const log = (line: string) => console.log(`  ${line}`);

/** `npm run dev -- remote-auth auth` and `auth` mean the same; none means all. */
function chosenRemotes(args: readonly string[]): string[] {
  const known = remoteIds();
  const wanted = args.map((name) => (name.startsWith('remote-') ? name : `remote-${name}`));
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown remote: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  return wanted.length > 0 ? wanted : known;
}

async function main(): Promise<void> {
  const wanted = chosenRemotes(process.argv.slice(2));
  const ports = stackPorts(0);
  await assertStackPortsFree(ports);
  await buildAll({ log });
  const host = await watchHost(log);
  const served: (ServedRemote & { id: string })[] = [];
  for (const id of wanted) {
    const remote = await serveRemote(openProject(join(ROOT, id)), {
      port: FIRST_PORT + remoteIds().indexOf(id),
      site: `http://localhost:${ports.site}`,
    });
    log(`${id} with fast refresh at ${remote.entry}, by itself at ${remote.standAlone}`);
    served.push({ id, ...remote });
  }
  const stack = await startStack({
    ports,
    dataDir: generatedPath('data'),
    seed: true,
    log,
    siteEnv: {
      HOST_DIST: HOST_DEV_DIST,
      // What is worked on changes under its name.
      SERVICE_WORKER: process.env['SERVICE_WORKER'] ?? 'off',
      REMOTE_OVERRIDES: served.map(({ id, entry }) => `${id}@${entry}`).join(','),
    },
  });
  const stop = async () => {
    await Promise.all([stack.stop(), host.stop(), ...served.map((remote) => remote.stop())]);
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  console.log(`SKORA is ready at ${stack.urls.site} (watching ${wanted.join(', ')})`);
  console.error(await stack.crashed);
  process.exit(1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
