import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { pricedCountries, countryPrices } from '@skora/backend/features/pricing/country-prices';
import { SECURITY_HEADERS } from '@skora/backend/lib/http/security-headers';

// What the backend is compared with: the same answers by nothing but Node, without checks, limits or logs. Under the
// backend's path they have the backend's headers too, under `/lean` only what HTTP needs.
const terms = { confirmed: false, computesTax: false };
const answers = new Map(
  pricedCountries().map((country) => [country, JSON.stringify(countryPrices(country, false, terms))]),
);
const fallback = JSON.stringify(countryPrices('GB', true, terms));
const PATH = '/payment/pricing';
const LEAN = '/lean';
const QUERY = '?country_code=';

const server = createServer((request, response) => {
  const { url = '' } = request;
  const path = url.startsWith(PATH) ? PATH : LEAN;
  if (request.method !== 'GET' || !url.startsWith(path)) {
    response.writeHead(404).end();
    return;
  }
  const body =
    (url.startsWith(QUERY, path.length) && answers.get(url.slice(path.length + QUERY.length))) || fallback;
  response.writeHead(200, {
    ...(path === PATH && {
      ...SECURITY_HEADERS,
      'cache-control': 'public, max-age=300',
      'x-request-id': randomUUID(),
    }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});

server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('disconnect', () => process.exit(0));
