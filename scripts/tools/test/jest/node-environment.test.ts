import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Environment {
  setup: () => Promise<void>;
  teardown: () => Promise<void>;
}

const NodeEnvironment = createRequire(__filename)('./node-environment.cjs') as new (
  config: object,
) => Environment;

const GLOBAL = globalThis as { left?: string; structuredClone?: unknown };
const listener = () => undefined;

/** What a test file does between the start and the end of its environment. */
async function inTestFile(work: () => void): Promise<void> {
  const environment = new NodeEnvironment({ projectConfig: { fakeTimers: {}, rootDir: __dirname } });
  await environment.setup();
  work();
  await environment.teardown();
}

test('globals are what they were before the test file', async () => {
  const { structuredClone } = globalThis;
  await inTestFile(() => {
    GLOBAL.left = 'behind';
    delete GLOBAL.structuredClone;
  });
  expect('left' in globalThis).toBe(false);
  expect(globalThis.structuredClone).toBe(structuredClone);
});

test('so are the environment variables, also when they were replaced as a whole', async () => {
  process.env.SKORA_KEPT = 'kept';
  await inTestFile(() => {
    process.env.SKORA_LEFT = 'behind';
    delete process.env.SKORA_KEPT;
    process.env = { PATH: '' };
  });
  expect(process.env.SKORA_KEPT).toBe('kept');
  expect(process.env.SKORA_LEFT).toBeUndefined();
  expect(process.env.PATH).not.toBe('');
});

test('so are who listens to the process, and what it ends with', async () => {
  const before = process.exitCode;
  await inTestFile(() => {
    process.on('SIGTERM', listener);
    process.exitCode = 3;
  });
  expect(process.listeners('SIGTERM')).not.toContain(listener);
  expect(process.exitCode).toBe(before);
});

test('a package that keeps the console writes to that of the test file that runs', async () => {
  const lines: string[] = [];
  let kept: Console | undefined;
  for (const file of ['one', 'two']) {
    await inTestFile(() => {
      jest.spyOn(Object.getPrototypeOf(console) as Console, 'info').mockImplementation((text: string) => {
        lines.push(`${file}: ${text}`);
      });
      kept ??= console;
      kept.info('hello');
      jest.restoreAllMocks();
    });
  }
  expect(lines).toEqual(['one: hello', 'two: hello']);
});

const FETCH = `
  const { createServer } = require('node:http');
  const { createRequire } = require('node:module');
  const [environment, host] = process.argv.slice(1);
  require(environment);
  const proxy = createRequire(createRequire(host).resolve('@fastify/http-proxy'));
  createRequire(proxy.resolve('@fastify/reply-from'))('undici');
  const server = createServer((request, response) => response.end('arrived')).listen(0, '127.0.0.1', async () => {
    const url = 'http://127.0.0.1:' + server.address().port;
    const answer = await fetch(url, { method: 'POST', body: 'abc', headers: { 'content-length': '3' } });
    process.stdout.write(await answer.text(), () => process.exit());
  });`;

test('Node’s own fetch sends as ever when a package brings another version of its client first', () => {
  const host = join(process.cwd(), 'host/package.json');
  const args = ['-e', FETCH, join(__dirname, 'node-environment.cjs'), host];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('arrived');
});
