import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localReleaseStore } from '@skora/registry';
import { startBackendServer, type BackendServer } from '@skora/scripts/backend-server';
import { changeBackend } from '@skora/scripts/change-backend';
import { changeHost } from '@skora/scripts/change-host';
import { copyRegistry } from '@skora/scripts/copy-registry';
import { freePort } from '@skora/scripts-lib/ports';
import { releaseHost } from '@skora/scripts/release-host';
import { startSiteServer, type SiteServer } from '@skora/scripts/site-server';
import { readWorkspaceKey } from '@skora/scripts/workspace-key';
import { header, main, noReload, submitSignIn, visit } from '../../fixtures/site/site';
import { PORTS } from '../../fixtures/stack/addresses';
import { startBalancer, type Balancer } from '../../fixtures/stack/balancer';
import { linkMailedTo, subjectsTo } from '../../fixtures/stack/mailbox';
import { readCollection } from '../../fixtures/stores/documents';
import { expect, test } from '../../fixtures/test';

const CONFIRM = 'Confirm that you want the Playbook Digest';
/** Loaded by the sign-in form when it is sent. */
const LATE = 'firebase-auth';
const NOBODY = { email: 'mara@skora.example', password: 'seven purple kites' };
const TYPED = 'Half a question about the';

/** A later release of the backend: it says who it is, and stores a field that today's does not know. */
const LATER = [
  ['reply.headers(SECURITY_HEADERS);', 'reply.headers({ ...SECURITY_HEADERS, "x-release": "later" });'],
  [
    'status: confirmed ? "confirmed" : "pending",',
    'status: confirmed ? "confirmed" : "pending", channel: "later",',
  ],
] as const;

// Both use the same servers.
test.describe.configure({ mode: 'default' });

let folder: string;
let registry: string;
let backend: BackendServer;
let backends: Balancer;
let sites: SiteServer[];
let balancer: Balancer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skora-mixed-'));
  const [host, later] = [join(folder, 'host'), join(folder, 'backend')];
  await mkdir(later);
  await changeHost(host, LATE, '// the build before');
  const program = await changeBackend(later, LATER);
  registry = await copyRegistry();
  await releaseHost(localReleaseStore(registry), { key: readWorkspaceKey(), dist: host });
  backend = await startBackendServer({ ...PORTS, backend: await freePort() }, program);
  backends = await startBalancer([`http://127.0.0.1:${PORTS.backend}`, backend.url]);
  sites = [];
  for (const HOST_DIST of [host, '']) {
    const ports = { ...PORTS, backend: backends.port, site: await freePort() };
    const env = { REGISTRY: registry, LOG_LEVEL: 'silent', SITE_PROXY_HOPS: '1', HOST_DIST };
    sites.push(await startSiteServer(ports, env));
  }
  balancer = await startBalancer(sites.map(({ url }) => url));
});
test.afterAll(async () => {
  await balancer.stop();
  for (const site of sites) await site.stop();
  await backends.stop();
  await backend.stop();
  for (const made of [folder, registry]) await rm(made, { recursive: true });
});

test('a tab gets files of two hosts in turn: nothing is missing, reloaded or lost', async ({
  page,
  problems,
}) => {
  // Nobody can sign in with these.
  problems.allow(/signInWithPassword|400/);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets|remotes)\//.test(pathname)) asked.add(pathname);
  });
  await visit(page, `${balancer.url}/contact-us`);
  const isSame = await noReload(page);
  await main(page).getByRole('textbox', { name: 'Message' }).fill(TYPED);
  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
  await submitSignIn(page, NOBODY);
  await expect(main(page).getByRole('alert')).toBeVisible();
  await page.goBack();
  await expect(main(page).getByRole('textbox', { name: 'Message' })).toHaveValue(TYPED);
  await isSame();
  // Whichever of them a file is of, both have it.
  expect([...asked].some((path) => path.includes(`/${LATE}.`))).toBe(true);
  for (const { url } of sites) {
    const answers = await Promise.all(
      [...asked].map(async (path) => [path, (await fetch(url + path)).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  }
  const scripts = sites.map(async ({ url }) =>
    (await (await fetch(url)).text()).match(/\/assets\/[\w.-]+\.js/g),
  );
  expect(await scripts[0]).not.toEqual(await scripts[1]);
});

test('two releases of the backend share their records: one effect, and no field is lost', async () => {
  const email = `reader-${randomUUID().slice(0, 12)}@skora.example`;
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const subscribe = async (api: string) => {
    const body = JSON.stringify({ email });
    const answer = await fetch(`${api}/newsletter/subscribe`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    return answer.headers.get('x-release');
  };
  const stored = async () =>
    (await readCollection('newsletterSubscribers')).find((one) => one.email === email);
  expect(await subscribe(backend.url)).toBe('later');
  expect(await stored()).toMatchObject({ status: 'pending', channel: 'later' });
  const repeated = [await subscribe(`${balancer.url}/api`), await subscribe(`${balancer.url}/api`)];
  expect(repeated.toSorted()).toEqual(['later', null]);
  const token = new URL(await linkMailedTo(email, CONFIRM), balancer.url).searchParams.get('confirm');
  expect(await subjectsTo(email)).toEqual([CONFIRM]);
  const today = `http://127.0.0.1:${PORTS.backend}/newsletter/confirmations/${token}`;
  expect((await fetch(today, { method: 'POST' })).status).toBe(200);
  expect(await stored()).toMatchObject({ status: 'confirmed', channel: 'later' });
});
