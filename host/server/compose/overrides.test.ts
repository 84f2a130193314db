import { exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, PRODUCTION, temporaryStore } from '../testing/example-site';

async function siteWithRelease(env: Record<string, string | undefined> = {}) {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  return exampleSite(store, env);
}

describe('overrides', () => {
  const url = '/?override=remote-marketing@http://localhost:3101/remoteEntry.js';

  it('replaces a remote by a local build and says so', async () => {
    const site = await siteWithRelease();
    const { body, headers } = await site.inject(url);
    expect(body).toContain('"entry":"http://localhost:3101/remoteEntry.js"');
    expect(body).toContain('"overridden":true');
    // What a developer serves belongs to no release, so it is not measured.
    expect(body).not.toContain('"watch":');
    expect(headers['reporting-endpoints']).toBeUndefined();
    expect(headers['content-security-policy']).not.toMatch(/report-(?:to|uri)/);
    expect(body).not.toContain('Home of aaaaaa111111');
    expect(headers['content-security-policy']).toContain("script-src 'self' http://localhost:3101");
  });

  it.each([
    ['/?override=remote-marketing@https://evil.example/x.js'],
    ['/?override=host@http://localhost:1/x.js'],
  ])('ignores %s', async (hostile) => {
    const site = await siteWithRelease();
    expect((await site.inject(hostile)).body).not.toContain('overridden');
  });

  it.each([['/?override=%25'], ['/?override=%E0%A4%A'], ['/?override='], ['/?override=a&override=b']])(
    'answers %s like any page',
    async (damaged) => {
      const site = await siteWithRelease();
      expect((await site.inject(damaged)).statusCode).toBe(200);
    },
  );

  it.each(['staging', 'preview'])('are kept by a cookie for ENVIRONMENT=%s', async (ENVIRONMENT) => {
    const site = await siteWithRelease({ ...PRODUCTION, ENVIRONMENT });
    const { body, headers } = await site.inject(url);
    expect(body).toContain('"overridden":true');
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await site.inject({ url: '/', headers: { cookie } })).body).toContain('"overridden":true');
  });

  it('ignores them in production', async () => {
    const site = await siteWithRelease(PRODUCTION);
    const cookie = `skora_override=${encodeURIComponent('remote-marketing@http://localhost:3101/remoteEntry.js')}`;
    for (const asked of [{ url }, { url: '/', headers: { cookie } }]) {
      const { body, headers } = await site.inject(asked);
      expect(body).not.toContain('overridden');
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['content-security-policy']).not.toContain('localhost:3101');
    }
  });
});
