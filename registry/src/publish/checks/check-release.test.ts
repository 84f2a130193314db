import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimId, computeIntegrity, localReleaseStore, readPointer } from '../../index';
import {
  ADA,
  BUILT,
  builtFolder,
  exampleRelease,
  exampleStore,
  ID,
  KEY,
  publish,
} from '../../testing/example';
import { publishRelease } from '../publish-release';

describe('a release is refused, with the reason and what to do', () => {
  const demo = exampleRelease('cccccc333333').manifest;
  const [route] = demo.routes;
  if (!route) throw new Error('The example has a route.');

  it.each<[string, Parameters<typeof exampleRelease>[1], RegExp]>([
    [
      'another React',
      { requires: { react: '^20.0.0' } },
      /expects react \^20\.0\.0; the host provides 19\.3\.1\. Build it against 19\.3\.1/,
    ],
    [
      'a package that the host does not provide',
      { requires: { preact: '^11.0.0' } },
      /preact from the host, which does not provide it\. Bundle it\./,
    ],
    [
      'another federation runtime',
      { runtimeCore: '2.8.0' },
      /federation runtime 2\.8\.0; the host runs 2\.9\.2\. Build it with 2\.9\.2/,
    ],
    ['another contract', { manifest: { ...demo, contractVersion: 9 } }, /contract version 9/],
    ['a broken manifest', { manifest: { ...demo, owner: 5 as never } }, /\/owner must be string/],
    [
      'the manifest of another remote',
      { manifest: { ...demo, id: 'remote-other' } },
      /the manifest of remote-other\. All three have to be the same\./,
    ],
    [
      'nothing it expects of the host',
      { requires: {} },
      /"requires" is empty\)\. Build it with the current tools/,
    ],
    [
      'nothing expected and nothing said of the kernel',
      { requires: {}, kernel: undefined },
      /"requires" is empty/,
    ],
    [
      'a name that the deployed kernel lacks',
      { kernel: { version: '1.3.0', uses: { '@skora/shared/ui': ['Button', 'Drawer'] } } },
      /uses Drawer of @skora\/shared\/ui, which the deployed kernel lacks\. The deployed kernel is 1\.2\.0, it was built against 1\.3\.0/,
    ],
    [
      'a part of the kernel that is not deployed',
      { kernel: { version: '1.3.0', uses: { '@skora/shared/video': ['*'] } } },
      /uses @skora\/shared\/video, which the deployed kernel lacks/,
    ],
    [
      'an entry that is no file of it',
      { entry: 'remoteEntry.12345678.js' },
      /Its entry needs remoteEntry\.12345678\.js, which is not among its files\. Build it again/,
    ],
    [
      'a script of a view that is no file of it',
      { views: { demo: { js: ['demo.12345678.js'], css: [], kernel: [] } } },
      /Its view "demo" needs demo\.12345678\.js/,
    ],
    [
      'a style of a view that is no file of it',
      { views: { demo: { js: [], css: ['demo.12345678.css'], kernel: [] } } },
      /Its view "demo" needs demo\.12345678\.css/,
    ],
    [
      'a page whose markup is no file of it',
      { pages: [{ path: '/demo/a', title: 'A', description: 'A', file: 'a.12345678.html' }] },
      /Its page "\/demo\/a" needs a\.12345678\.html/,
    ],
    [
      'a card that is no file of it',
      { cards: { '/demo': 'card.12345678.png' } },
      /Its card of "\/demo" needs/,
    ],
    [
      'a view of the manifest without files',
      { views: {} },
      /names the view "demo", of which it lists no files/,
    ],
    [
      'a page to be prerendered without markup',
      { manifest: { ...demo, routes: [{ ...route, prerender: true }] } },
      /"\/demo" is to be prerendered and has no markup\. .* Or set "prerender" to false/,
    ],
    [
      'a slot to be prerendered without markup',
      { manifest: { ...demo, slots: [{ name: 'footer', view: 'demo', prerender: true }] } },
      /"slot:footer" is to be prerendered and has no markup/,
    ],
    [
      'pages of a list that are missing',
      { manifest: { ...demo, routes: [{ ...route, path: '/demo/:id', prerender: true, pages: './pages' }] } },
      /"\/demo\/:id" is to be prerendered and has no markup/,
    ],
    [
      'a file that would lie elsewhere in the registry',
      { files: [{ name: '../../owners/remote-auth.json', size: 1, integrity: BUILT }] },
      /"\.\.\/\.\.\/owners\/remote-auth\.json" is no name of a file: .* Build it again/,
    ],
    [
      'a file that a later release could not change',
      { files: [{ name: 'remoteEntry.js', size: 1, integrity: BUILT }] },
      /"remoteEntry\.js" has no hash in its name, and browsers keep it for good/,
    ],
    ['a name that would lie elsewhere', { release: '../remote-auth/x' }, /is no name of a release/],
    [
      'a view above the budget of its team',
      { manifest: { ...demo, budgets: { view: 0 } } },
      /View "demo" needs 1 bytes of scripts and styles; its budget is 0\. Load parts of it later, or raise/,
    ],
  ])('%s', async (_name, change, reason) => {
    const store = await exampleStore();
    await expect(publish(store, exampleRelease('cccccc333333', change))).rejects.toThrow(reason);
    expect(await readPointer(store, ID)).toBeNull();
  });

  it('a view above the usual budget', async () => {
    const store = await exampleStore();
    const built = exampleRelease('cccccc333333');
    built.files = built.files.map((file) => ({ ...file, size: 200_001 }));
    await expect(publish(store, built)).rejects.toThrow(/needs 200001 bytes .* its budget is 200000/);
  });

  it('a file that was changed after it was built, or is not there', async () => {
    const store = await exampleStore();
    const changed = exampleRelease('aaaaaa111111');
    changed.files = [{ ...changed.files[0]!, integrity: computeIntegrity(Buffer.from('y')) }];
    await expect(publish(store, changed)).rejects.toThrow(`${changed.entry} was changed after it was built.`);
    const longer = exampleRelease('aaaaaa111111');
    longer.files = [{ ...longer.files[0]!, size: 2 }];
    await expect(publish(store, longer)).rejects.toThrow(`${longer.entry} was changed after it was built.`);
    const lost = exampleRelease('bbbbbb222222');
    const folder = await builtFolder(changed);
    const publishing = publishRelease(store, { id: ID, release: lost, folder, ...ADA });
    await expect(publishing).rejects.toThrow(`${lost.entry} is listed and not there. Build it again`);
    expect(await readPointer(store, ID)).toBeNull();
  });

  it('a release that is published as another remote', async () => {
    const store = await exampleStore();
    const release = exampleRelease('aaaaaa111111');
    const folder = await builtFolder(release);
    await claimId(store, 'remote-auth', 'Demo', KEY);
    const publishing = publishRelease(store, { id: 'remote-auth', release, folder, ...ADA });
    await expect(publishing).rejects.toThrow(/published as remote-auth, but it is a release of remote-demo/);
  });

  it('any release while no host was released', async () => {
    const store = localReleaseStore(await mkdtemp(join(tmpdir(), 'skora-registry-')));
    await expect(publish(store, exampleRelease('aaaaaa111111'))).rejects.toThrow(
      /does not know what the deployed host offers\. Release the host first: npm run release -- host/,
    );
  });

  it('paths that another remote owns', async () => {
    const store = await exampleStore();
    await publish(store, exampleRelease('aaaaaa111111'));
    const thief = exampleRelease('dddddd444444', { id: 'remote-thief' });
    thief.manifest = { ...thief.manifest, id: 'remote-thief', owner: 'Thieves' };
    await expect(publish(store, thief)).rejects.toThrow(
      /"\/demo" of remote-thief \(Thieves\) overlaps "\/demo" of remote-demo/,
    );
  });

  it.each([
    ['/demo/latest', '/demo/:id'],
    ['/demo/:id', '/demo/latest'],
  ])(
    '%s while %s is a page of another remote, which would lose some of its addresses',
    async (mine, theirs) => {
      const store = await exampleStore();
      const at = (id: string, path: string) => {
        const built = exampleRelease('aaaaaa111111', { id });
        const routes = built.manifest.routes.map((one) => ({ ...one, path }));
        return { ...built, manifest: { ...built.manifest, id, routes } };
      };
      await publish(store, at('remote-other', theirs));
      await expect(publish(store, at(ID, mine))).rejects.toThrow(
        `"${mine}" is, in part, "${theirs}" of remote-other (Demo). Choose another path.`,
      );
    },
  );
});
