import { registryPaths } from '@skora/registry';
import { signPreview } from '@skora/registry/preview';
import { EXAMPLE_KEY, exampleRelease, putRelease, uploadRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';

const ID = 'remote-marketing';
const NEXT = 'bbbbbb222222';
const ENTRY = 'remoteEntry.87654321.js';

function makeCookie(release: string): string {
  const issued = Date.now();
  return `skora_preview=${signPreview({ id: ID, release, issued, expires: issued + 3_600_000 }, EXAMPLE_KEY)}`;
}

it.each(['owners/', 'releases/', 'files/'])(
  'goes on showing the site while the registry does not answer for %s, and keeps the link',
  async (part) => {
    const { store } = await temporaryStore();
    await putRelease(store, exampleRelease());
    const built = exampleRelease(NEXT, { entry: ENTRY });
    const rename = (name: string) => (name.startsWith('remoteEntry') ? ENTRY : name);
    const files = built.files.map((file) => ({ ...file, name: rename(file.name) }));
    await uploadRelease(store, { ...built, files });
    let isAway = false;
    const site = await exampleSite({
      ...store,
      read: async (path) => {
        if (isAway && path.startsWith(part)) throw new Error('away');
        return store.read(path);
      },
    });
    await site.inject('/');
    isAway = true;
    const cookie = makeCookie(NEXT);
    const { statusCode, body, headers } = await site.inject({ url: '/', headers: { cookie } });
    expect(statusCode).toBe(200);
    expect(body).toContain('The registry does not answer.');
    expect(body).toContain('Home of aaaaaa111111');
    // Kept for the next page.
    expect(headers['set-cookie']).toBeUndefined();
  },
);

it('says that files of a release are missing, and forgets the link', async () => {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  const release = exampleRelease(NEXT, { entry: ENTRY });
  const lost = { name: ENTRY, size: 1, integrity: `sha256-${'A'.repeat(43)}=` };
  await uploadRelease(store, { ...release, files: [...release.files, lost] });
  await store.delete(registryPaths.file(ID, ENTRY));
  const site = await exampleSite(store);
  const { body, headers } = await site.inject({ url: '/', headers: { cookie: makeCookie(NEXT) } });
  expect(body).toContain(`files of ${NEXT} are missing or damaged`);
  expect(String(headers['set-cookie'])).toMatch(/^skora_preview=;/);
});
