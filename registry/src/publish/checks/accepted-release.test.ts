import { registryPaths } from '../../index';
import { ADA, builtFolder, exampleRelease, exampleStore, ID, publish } from '../../testing/example';
import { publishRelease } from '../publish-release';

describe('a release is accepted', () => {
  it.each<[string, Parameters<typeof exampleRelease>[1]]>([
    ['with a patch of the federation runtime', { runtimeCore: '2.9.7' }],
    [
      'that takes nothing from the host and says so',
      { requires: {}, kernel: { version: 'none', uses: {} }, runtimeCore: 'none' },
    ],
    [
      'that takes all names of a part of the kernel',
      { kernel: { version: '1.2.0', uses: { '@skora/shared/ui': ['*'] } } },
    ],
    ['of older tools, which do not say what they use', { kernel: undefined }],
  ])('%s', async (_name, change) => {
    const store = await exampleStore();
    expect(await publish(store, exampleRelease('cccccc333333', change))).toBe(true);
  });

  it('that fills a slot of a page which is released in the same go, and no other', async () => {
    const store = await exampleStore();
    const remote = (id: string, offers: string, fills: string) => {
      const built = exampleRelease('dddddd444444', { id });
      const routes = built.manifest.routes.map((route) => ({ ...route, path: `/${id}`, offers: [offers] }));
      const slots = [{ name: fills, view: 'demo', prerender: false }];
      return { ...built, manifest: { ...built.manifest, id, routes, slots } };
    };
    const [one, two] = [
      remote('remote-one', 'one:side', 'two:side'),
      remote('remote-two', 'two:side', 'one:side'),
    ];
    await expect(publish(store, one)).rejects.toThrow(
      /Slot "two:side", which remote-one .* is offered by no page/,
    );
    const options = { id: one.id, release: one, folder: await builtFolder(one), ...ADA };
    await publishRelease(store, { ...options, alongside: [one.manifest, two.manifest] });
    expect(await publish(store, two)).toBe(true);
  });

  it('whatever is wrong with others that are live', async () => {
    const store = await exampleStore();
    const other = (id: string, path: string) => {
      const built = exampleRelease('dddddd444444', { id });
      const routes = built.manifest.routes.map((route) => ({ ...route, path }));
      return { ...built, manifest: { ...built.manifest, id, routes } };
    };
    await publish(store, other('remote-garbage', '/garbage'));
    await store.write(registryPaths.pointer('remote-garbage'), Buffer.from('{'), { immutable: false });
    await publish(store, other('remote-lost', '/lost'));
    await store.write(registryPaths.release('remote-lost', 'dddddd444444'), Buffer.from('{}'), {
      immutable: true,
    });
    const release = exampleRelease('cccccc333333');
    const warned: string[] = [];
    const options = { id: ID, release, folder: await builtFolder(release), ...ADA };
    await publishRelease(store, { ...options, warn: (line) => warned.push(line) });
    expect(warned).toEqual([
      expect.stringContaining('remote-garbage could not be read'),
      expect.stringContaining('remote-lost could not be read'),
    ]);
  });
});
