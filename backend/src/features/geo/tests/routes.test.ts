import type { RequestListener } from 'node:http';
import { DAY_MS } from '@skora/domain';
import { send } from '../../../testing/send';
import { startGeoService } from '../../../testing/start-geo-service';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

let geo: Awaited<ReturnType<typeof startGeoService>>;
let config: { url: string; token: string; timeoutMs: number };
let service: TestApp;
beforeEach(async () => {
  geo = await startGeoService();
  // Only where it is late on purpose may lateness decide.
  config = { url: geo.url, token: 'geo-secret', timeoutMs: 20_000 };
  service = await startTestApp({ geo: config });
});
afterEach(async () => {
  await service.close();
  await geo.close();
});

async function countryFor(address: string) {
  const answer = await send(service.origin, { path: '/geo/me', headers: { 'x-forwarded-for': address } });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json();
}

test('the service is asked about the visitor, with the token', async () => {
  expect(await countryFor('8.8.4.4')).toEqual({ country_code: 'DE', guess: false });
  expect(geo.asked).toEqual(['/lite/8.8.4.4?token=geo-secret']);
});

test('a visitor of this machine is "me"', async () => {
  expect(await countryFor('127.0.0.1')).toEqual({ country_code: 'DE', guess: false });
  expect(geo.asked).toEqual(['/lite/me?token=geo-secret']);
});

test('a network is asked once a day', async () => {
  await countryFor('8.8.4.4');
  geo.behave((_request, response) => response.end('{"country_code":"IN"}'));
  expect(await countryFor('8.8.4.200')).toEqual({ country_code: 'DE', guess: false });
  expect(await countryFor('8.8.5.4')).toEqual({ country_code: 'IN', guess: false });
  service.advance(DAY_MS);
  expect(await countryFor('8.8.4.4')).toEqual({ country_code: 'IN', guess: false });
  expect(geo.asked).toHaveLength(3);
});

const faults: [name: string, listener: RequestListener][] = [
  ['fails', (_request, response) => response.writeHead(500).end('{"country_code":"DE"}')],
  ['hangs', () => undefined],
  ['hangs in the body', (_request, response) => response.write('{"country_code":')],
  ['hangs up', (request) => request.socket.destroy()],
  ['redirects', (_request, response) => response.writeHead(302, { location: '/lite/me' }).end()],
  ['talks HTML', (_request, response) => response.end('<html>')],
  ['says null', (_request, response) => response.end('null')],
  ['says no country', (_request, response) => response.end('{"country_code":"<b>"}')],
  ['says a list', (_request, response) => response.end('{"country_code":["DE"]}')],
];

test.each(faults)(
  'a service that %s means the default country as a guess, and a log line without the address',
  async (_name, fault) => {
    geo.behave(fault);
    config.timeoutMs = 100;
    expect(await countryFor('8.8.4.4')).toEqual({ country_code: 'GB', guess: true });
    expect(service.log()).toContain('geolocation unavailable');
    expect(service.log()).not.toMatch(/8\.8\.4|geo-secret/);
    geo.behave((_request, response) => response.end('{"country_code":"DE"}'));
    config.timeoutMs = 20_000;
    expect(await countryFor('8.8.4.4')).toEqual({ country_code: 'DE', guess: false });
  },
);

test('without a service everybody is guessed to be in the default country', async () => {
  const offline = await startTestApp({ defaultCountry: 'SE' });
  expect((await send(offline.origin, { path: '/geo/me' })).json()).toEqual({
    country_code: 'SE',
    guess: true,
  });
  await offline.close();
});
