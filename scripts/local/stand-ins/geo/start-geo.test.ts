import type { StandIn } from '../lib/listen';
import { startGeo } from './start-geo';

describe('geo stand-in', () => {
  let geo: StandIn;
  beforeEach(async () => {
    geo = await startGeo(0);
  });
  afterEach(() => geo.stop());

  const control = (body: object) =>
    fetch(`${geo.url}/control`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('answers the lite shape', async () => {
    const response = await fetch(`${geo.url}/lite/me?token=local-token`);
    expect(await response.json()).toMatchObject({
      ip: '127.0.0.1',
      country_code: 'DE',
      country: 'Germany',
      continent_code: 'EU',
    });
  });

  it('asks for a token', async () => {
    expect((await fetch(`${geo.url}/lite/me`)).status).toBe(401);
  });

  it('lets one request or all of them come from another country', async () => {
    const once = await fetch(`${geo.url}/lite/me?token=t&country=BR`);
    expect(await once.json()).toMatchObject({ country_code: 'BR', continent_code: 'SA' });
    await control({ country_code: 'NG' });
    const always = await fetch(`${geo.url}/lite/192.0.2.7?token=t`);
    expect(await always.json()).toMatchObject({ ip: '192.0.2.7', country_code: 'NG' });
  });

  it('refuses a country or a failure it does not know', async () => {
    expect((await control({ country_code: 'XX' })).status).toBe(400);
    expect((await control({ failure: 'explode' })).status).toBe(400);
  });

  it('fails as told', async () => {
    await control({ failure: 'status-500' });
    expect((await fetch(`${geo.url}/lite/me?token=t`)).status).toBe(500);
    await control({ failure: 'garbage' });
    const garbage = await fetch(`${geo.url}/lite/me?token=t`);
    await expect(garbage.json()).rejects.toThrow('Unexpected end of JSON input');
    await control({ failure: 'hang' });
    await expect(fetch(`${geo.url}/lite/me?token=t`, { signal: AbortSignal.timeout(100) })).rejects.toThrow(
      'aborted due to timeout',
    );
    await control({ failure: 'none' });
    expect((await fetch(`${geo.url}/lite/me?token=t`)).status).toBe(200);
  });
});
