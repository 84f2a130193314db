import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { freePort } from '@skora/scripts-lib/ports';
import { untilReady } from '../../local/stack/until-ready';

/** Runs a TypeScript server that listens on PORT as a process of its own. */
export async function startScript(program: string) {
  const port = await freePort();
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = fork(program, [], {
    execArgv: ['--import', tsx],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
  });
  const origin = `http://127.0.0.1:${port}`;
  const crashed = new Promise<string>((resolve) =>
    child.once('exit', () => resolve('The bare server ended.')),
  );
  await untilReady('bare server', `${origin}/payment/pricing`, crashed);
  return { origin, stop: () => child.disconnect() };
}
