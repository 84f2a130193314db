import { readPointer, writePointer, type ReleaseStore } from '../index';
import { ADA, exampleRelease, exampleStore, ID, publish } from '../testing/example';
import { promote, retire, rollback, startCanary, stopCanary } from './commands';
import { listRemotes, showRemote } from './tables';

async function twoReleases(): Promise<ReleaseStore> {
  const store = await exampleStore();
  await publish(store, exampleRelease('aaaaaa111111'));
  await publish(store, exampleRelease('bbbbbb222222'));
  return store;
}

async function actions(store: ReleaseStore): Promise<string[]> {
  const { history = [] } = (await readPointer(store, ID)) ?? {};
  return history.map(({ action, release }) => `${action} ${release.slice(0, 1)}`);
}

it('rolls back until there is nothing earlier; what was live stays in the history and can come back', async () => {
  const store = await twoReleases();
  expect(await rollback(store, ID, ADA)).toEqual({
    stable: 'aaaaaa111111',
    from: 'bbbbbb222222',
    canary: null,
  });
  await expect(rollback(store, ID, ADA)).rejects.toThrow('no earlier release');
  expect(await actions(store)).toEqual(['rollback a', 'release b', 'release a']);
  expect(await promote(store, ID, ADA, 'bbbbbb222222')).toBe('bbbbbb222222');
  expect(await readPointer(store, ID)).toMatchObject({ stable: 'bbbbbb222222', previous: ['aaaaaa111111'] });
});

it('ends the canary with a rollback, and says so', async () => {
  const store = await twoReleases();
  await publish(store, exampleRelease('cccccc333333'), 'files-only');
  await startCanary(store, ID, 'cccccc333333', 10, ADA);
  expect(await rollback(store, ID, ADA)).toMatchObject({ canary: 'cccccc333333' });
  expect((await readPointer(store, ID))?.canary).toBeUndefined();
});

it('runs a canary and promotes it', async () => {
  const store = await twoReleases();
  await publish(store, exampleRelease('cccccc333333'), 'files-only');
  await startCanary(store, ID, 'cccccc333333', 10, ADA);
  expect((await readPointer(store, ID))?.canary).toEqual({
    release: 'cccccc333333',
    weight: 10,
    since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  });
  expect(await stopCanary(store, ID, ADA)).toBe('cccccc333333');
  expect((await readPointer(store, ID))?.canary).toBeUndefined();
  await expect(stopCanary(store, ID, ADA)).rejects.toThrow('has no canary');
  await startCanary(store, ID, 'cccccc333333', 10, ADA);
  expect(await promote(store, ID, ADA)).toBe('cccccc333333');
  expect(await readPointer(store, ID)).toMatchObject({
    stable: 'cccccc333333',
    previous: ['bbbbbb222222', 'aaaaaa111111'],
  });
  expect((await readPointer(store, ID))?.canary).toBeUndefined();
  expect((await actions(store)).slice(0, 4)).toEqual(['promote c', 'canary c', 'stop-canary c', 'canary c']);
});

it('starts no canary that nobody would see, or that could not be compared', async () => {
  const store = await twoReleases();
  await expect(startCanary(store, ID, 'bbbbbb222222', 10, ADA)).rejects.toThrow(
    'bbbbbb222222 is the stable release of remote-demo already',
  );
  await retire(store, ID, ADA);
  await expect(startCanary(store, ID, 'aaaaaa111111', 10, ADA)).rejects.toThrow(
    'remote-demo is off the site',
  );
  expect((await readPointer(store, ID))?.canary).toBeUndefined();
});

it('keeps the plan of a canary, and a command in between ends it', async () => {
  const store = await twoReleases();
  const plan = { steps: [50, 100], everyMs: 600_000 };
  await startCanary(store, ID, 'aaaaaa111111', 10, ADA, plan);
  expect((await readPointer(store, ID))?.canary).toMatchObject({ weight: 10, ...plan });
  await startCanary(store, ID, 'aaaaaa111111', 20, ADA);
  expect((await readPointer(store, ID))?.canary?.steps).toBeUndefined();
  await startCanary(store, ID, 'aaaaaa111111', 10, ADA, plan);
  await publish(store, exampleRelease('cccccc333333'));
  expect((await readPointer(store, ID))?.canary).toBeUndefined();
});

it('stops and promotes a canary whose pointer is older than plans are', async () => {
  const store = await twoReleases();
  const old = { stable: 'bbbbbb222222', previous: [], canary: { release: 'aaaaaa111111', weight: 10 } };
  await writePointer(store, ID, old);
  expect(await listRemotes(store)).toContain('aaaaaa111111 10 %');
  expect(await stopCanary(store, ID, ADA)).toBe('aaaaaa111111');
  await writePointer(store, ID, old);
  expect(await promote(store, ID, ADA)).toBe('aaaaaa111111');
});

it.each([[0], [100], [1.5], [Number.NaN]])('refuses a canary of %p percent', async (weight) => {
  const store = await twoReleases();
  await expect(startCanary(store, ID, 'aaaaaa111111', weight, ADA)).rejects.toThrow('from 1 to 99');
});

it('refuses releases and remotes it does not have', async () => {
  const store = await twoReleases();
  await expect(promote(store, ID, ADA, 'eeeeee555555')).rejects.toThrow('not in the registry');
  await expect(rollback(store, 'remote-nobody', ADA)).rejects.toThrow('Nobody owns remote-nobody');
  await expect(rollback(await exampleStore(), ID, ADA)).rejects.toThrow('never been released');
});

it('goes back once when two people roll back at the same moment', async () => {
  const store = await twoReleases();
  await publish(store, exampleRelease('cccccc333333'));
  const results = await Promise.allSettled([rollback(store, ID, ADA), rollback(store, ID, ADA)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await readPointer(store, ID))?.stable).toBe('bbbbbb222222');
});

it('retires a remote, and a new release brings it back', async () => {
  const store = await twoReleases();
  expect(await retire(store, ID, ADA)).toBe('bbbbbb222222');
  expect(await readPointer(store, ID)).toMatchObject({ retired: true, stable: 'bbbbbb222222' });
  await expect(retire(store, ID, ADA)).rejects.toThrow('off the site already');
  expect(await publish(store, exampleRelease('bbbbbb222222'))).toBe(true);
  const back = await readPointer(store, ID);
  expect(back?.retired).toBeUndefined();
  expect(back).toMatchObject({ stable: 'bbbbbb222222', previous: ['aaaaaa111111'] });
});

it('frees the paths of a retired remote', async () => {
  const store = await twoReleases();
  await retire(store, ID, ADA);
  const heir = exampleRelease('dddddd444444', { id: 'remote-heir' });
  heir.manifest = { ...heir.manifest, id: 'remote-heir' };
  expect(await publish(store, heir)).toBe(true);
});

it('prints tables that people can read', async () => {
  const store = await twoReleases();
  await startCanary(store, ID, 'aaaaaa111111', 10, ADA);
  const [heading, line] = (await listRemotes(store)).split('\n');
  expect(heading).toMatch(/^remote +team +stable +since \(UTC\) +by +commit +size +canary$/);
  expect(line).toMatch(
    /^remote-demo +Demo +bbbbbb222222 +\d{4}-\d\d-\d\d \d\d:\d\d +Ada +abcdef123456 +0 kB +aaaaaa111111 10 %$/,
  );
  const shown = await showRemote(store, ID);
  expect(shown).toContain('bbbbbb222222 is stable, aaaaaa111111 goes to 10 percent');
  expect(shown.split('\n').filter((row) => row.includes('Ada'))).toHaveLength(3);
  await expect(showRemote(store, 'remote-nobody')).rejects.toThrow('never been released');
});

it('prints no commands for a terminal that somebody wrote into the history or the name of a team', async () => {
  const store = await exampleStore();
  const release = exampleRelease('aaaaaa111111');
  release.manifest = { ...release.manifest, owner: 'De\u001b[2Jmo' };
  await publish(store, release);
  await promote(
    store,
    ID,
    { ...ADA, author: { who: 'A\u0007da', notes: 'first\n\u009b1mremote-x' } },
    release.release,
  );
  const printed = `${await listRemotes(store)}\n${await showRemote(store, ID)}`;
  expect(printed.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expect(printed).toContain('first??1mremote-x');
});
