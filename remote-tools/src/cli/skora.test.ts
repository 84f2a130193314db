import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { localReleaseStore, readPointer, readSignedRelease, writeHost } from '@skora/registry';
import { readPreview } from '@skora/registry/preview';
import { bundleCli } from './bundle-cli';
import { HOST, ID, MANIFEST } from './example-team';

const run = promisify(execFile);
/** A folder of a team that has nothing of this repository but the bundled command. */
const team = mkdtempSync(join(tmpdir(), 'skora-team-'));
const registry = mkdtempSync(join(tmpdir(), 'skora-registry-'));
const store = localReleaseStore(registry);

async function skora(...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, SKORA_REGISTRY: registry, SKORA_KEY: 'team.pem', SKORA_WHO: 'Ada' };
  const { stdout } = await run(process.execPath, ['skora.mjs', ...args], { cwd: team, env });
  return stdout.trim();
}

/** What the team's bundler wrote. */
function built(text: string): string {
  const folder = join(team, 'dist');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'browser'), { recursive: true });
  cpSync(join(team, 'remote.manifest.json'), join(folder, 'remote.manifest.json'));
  writeFileSync(join(folder, 'browser/remoteEntry.js'), text);
  return 'dist';
}

beforeAll(async () => {
  await bundleCli(join(team, 'skora.mjs'));
  writeFileSync(join(team, 'remote.manifest.json'), JSON.stringify(MANIFEST));
  await writeHost(store, HOST);
});

afterAll(() => {
  for (const folder of [team, registry]) rmSync(folder, { recursive: true });
});

it('publishes, canaries, promotes, rolls back and retires a remote from a folder with nothing else', async () => {
  expect(await skora('keys', 'new', 'team.pem')).toMatch(
    /^team\.pem is the private key [0-9a-f]{16}: keep it secret/,
  );
  expect(readFileSync(join(team, 'team.pem'), 'utf8')).toContain('PRIVATE KEY');
  expect(await skora('claim', ID, '--team', 'Scouting')).toBe('remote-scouting belongs to Scouting.');

  const first = /remote-scouting (\w+) is stable\./.exec(
    await skora('publish', built('one'), '--notes', 'first'),
  );
  expect(await skora('publish', 'dist')).toBe(`remote-scouting ${first?.[1]} was stable already.`);
  const second = /(\w+) goes to 10 percent/.exec(await skora('publish', built('two'), '--canary', '10'));
  expect(await skora('list')).toMatch(
    new RegExp(`remote-scouting +Scouting +${first?.[1]} .*${second?.[1]} 10 %$`, 'm'),
  );
  const plan = ['--weight', '20', '--then', '50,100', '--every', '10m'];
  const grows = 'percent of visitors, then 50, 100 percent, at least 10m at each';
  expect(await skora('canary', ID, String(second?.[1]), ...plan)).toBe(
    `remote-scouting ${second?.[1]} goes to 20 ${grows}.`,
  );
  expect(await skora('show', ID)).toContain('goes to 20 percent, then 50, 100 percent, at least 10m at each');
  expect(await skora('status')).toMatch(
    new RegExp(`remote-scouting +${first?.[1]} +${second?.[1]} +20 % +too few to tell`),
  );
  expect(await skora('promote', ID)).toBe(`remote-scouting ${second?.[1]} is stable.`);
  expect(await skora('rollback', ID)).toContain(
    `is back at ${first?.[1]}. To return: promote ${ID} ${second?.[1]}.`,
  );
  expect(await skora('show', ID)).toMatch(/release +\w+ +Ada .* first$/m);
  expect(await skora('retire', ID)).toBe(`remote-scouting is off the site; ${first?.[1]} was stable.`);
  expect(await readPointer(store, ID)).toMatchObject({ retired: true });
});

it('publishes a remote whose files the team serves itself, from an origin that was allowed', async () => {
  const folder = built('three');
  let uploaded = '';
  const server = createServer(({ url }, response) => {
    const isThere = url === `/x/${uploaded}`;
    response
      .writeHead(isThere ? 200 : 404, {
        'access-control-allow-origin': '*',
        'content-type': 'text/javascript',
      })
      .end('three');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const publish = () => skora('publish', folder, '--base-url', `${origin}/x/`);

  const refused = await publish().catch(({ stderr }: { stderr: string }) => stderr);
  [uploaded = ''] = /remoteEntry\.[0-9a-f]{8}\.js/.exec(refused) ?? [];
  expect(refused).toContain(`Rename browser/remoteEntry.js to ${uploaded}, upload it, and publish again.`);
  renameSync(join(team, folder, 'browser/remoteEntry.js'), join(team, folder, 'browser', uploaded));

  expect(await skora('origins', ID)).toBe(`The files of ${ID} are served by the site alone.`);
  await expect(publish()).rejects.toMatchObject({
    stderr: expect.stringContaining(`skora origins ${ID} --allow ${origin}`) as string,
  });
  expect(await skora('origins', ID, '--allow', origin)).toBe(`The files of ${ID} may also be on ${origin}.`);
  const [, release = ''] = /remote-scouting (\w+) is stable\./.exec(await publish()) ?? [];
  expect(await readSignedRelease(store, ID, release)).toMatchObject({ release, baseUrl: `${origin}/x/` });
  // The same build from the site itself is another release.
  expect(await skora('publish', folder)).not.toContain(release);
  expect(await skora('origins', ID, '--remove', origin)).toContain('served by the site alone');
  await expect(skora('promote', ID, release)).rejects.toMatchObject({
    stderr: expect.stringContaining('which is not allowed') as string,
  });
  server.close();
});

it('uploads a preview, leaves what is live alone, and prints a link', async () => {
  const before = await readPointer(store, ID);
  const answer = await skora(
    'preview',
    ID,
    built('four'),
    '--hours',
    '2',
    '--site',
    'https://staging.team.example/x',
  );
  const [, release = ''] = /^remote-scouting (\w+) is uploaded but not live/.exec(answer) ?? [];
  const [, token = ''] = /^https:\/\/staging\.team\.example\/\?preview=(\S+)$/m.exec(answer) ?? [];
  const preview = await readPreview(store, token, Date.now());
  expect(preview).toMatchObject({ id: ID, release });
  expect(preview.expires - preview.issued).toBe(2 * 3_600_000);
  expect(await readSignedRelease(store, ID, release)).toMatchObject({ release });
  expect(await readPointer(store, ID)).toEqual(before);
  await expect(
    skora('preview', 'remote-other', 'dist', '--site', 'https://staging.team.example'),
  ).rejects.toMatchObject({
    stderr: expect.stringContaining('dist is a build of remote-scouting, not of remote-other.') as string,
  });
  await writeHost(store, { ...HOST, origin: 'https://skora.example' });
  expect(await skora('preview', ID, 'dist')).toContain('\nhttps://skora.example/?preview=');
  await writeHost(store, HOST);
});

it.each([
  [['publish'], 'Name the folder that was built.'],
  [['preview'], 'Name the remote.'],
  [['preview', ID], 'Name the folder that was built.'],
  [['preview', ID, 'dist'], 'Say on which site it is looked at: --site'],
  [['preview', ID, 'dist', '--site', 'staging'], '"staging" is no address of a site'],
  [['preview', ID, 'dist', '--hours', '169'], 'a whole number from 1 to 168'],
  [['preview', ID, 'dist', '--hours', '0'], 'a whole number from 1 to 168'],
  [['publish', 'nowhere'], 'is nothing that was built'],
  [['fly'], 'There is no command "fly".'],
  [['list', '--colour'], "Unknown option '--colour'"],
  [['claim', 'remote-x'], 'Name the team'],
  [['publish', 'dist', '--then', '50', '--every', '10m'], 'belong to a canary: begin with --canary 10.'],
  [['publish', 'dist', '--canary', '10', '--then', '5', '--every', '10m'], 'these are 10, 5.'],
  [['canary', ID, 'aaaaaa111111'], 'Name its share of visitors: --weight 10.'],
  [['origins', 'remote-nobody', '--allow', 'https://cdn.team.example'], 'Nobody owns remote-nobody'],
  [['origins', ID, '--allow', 'cdn.team.example'], '"cdn.team.example" is no origin.'],
])('refuses %j in plain words', async (args, reason) => {
  await expect(skora(...args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(reason) as string,
  });
});

it.each([
  ['without its frame', (pem: string) => pem.split('\n')[1] ?? ''],
  ['in one line', (pem: string) => pem.replaceAll('\n', ' ')],
  ['cut short', (pem: string) => pem.slice(0, -40)],
])('repeats no key that it cannot read: %s', async (_how, change) => {
  const [, secret = ''] = readFileSync(join(team, 'team.pem'), 'utf8').split('\n');
  const key = change(readFileSync(join(team, 'team.pem'), 'utf8'));
  const env = { PATH: process.env.PATH, SKORA_REGISTRY: registry, SKORA_KEY: key };
  const refused = run(process.execPath, ['skora.mjs', 'retire', ID], { cwd: team, env });
  const failure: unknown = await refused.catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(/key/i) as string });
  const { stdout, stderr } = failure as { stdout: string; stderr: string };
  expect(`${stdout}${stderr}`).not.toContain(secret.slice(0, 12));
});

it('makes a key that only its owner can read, and writes over nothing', async () => {
  expect(statSync(join(team, 'team.pem')).mode & 0o777).toBe(0o600);
  symlinkSync(join(team, 'not-there'), join(team, 'link.pem'));
  for (const name of ['team.pem', 'link.pem']) {
    await expect(skora('keys', 'new', name)).rejects.toMatchObject({
      stderr: expect.stringContaining(`${name} exists; choose another name.`) as string,
    });
  }
  expect(existsSync(join(team, 'not-there'))).toBe(false);
});

it.each([
  ['registri', 'There is no folder registri'],
  ['gs:/bucket', '"gs:/bucket" is no registry'],
  ['gs://', '"gs://" is no registry'],
  ['https://storage.example/bucket', '"https://storage.example/bucket" is no registry'],
])('makes no registry of an address that was mistyped: %s', async (address, reason) => {
  await expect(skora('claim', 'remote-x', '--team', 'X', '--registry', address)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(reason) as string,
  });
});

it('says what is missing', async () => {
  const bare = { cwd: team, env: { PATH: process.env.PATH } };
  const ask = (...args: string[]) => run(process.execPath, ['skora.mjs', ...args], bare);
  await expect(ask('list')).rejects.toMatchObject({
    stderr: expect.stringContaining('Say which registry') as string,
  });
  await expect(ask('retire', ID, '--registry', registry)).rejects.toMatchObject({
    stderr: expect.stringContaining('This needs a key of the team') as string,
  });
  expect((await ask('--help')).stdout).toContain('publish <folder>');
});
