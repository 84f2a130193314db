import { createServer } from 'node:http';
import { pricedCountries, quoteFor } from '@skora/backend/domain/quote';

// What the backend is compared with: the same answers by nothing but Node, without checks, headers, limits or logs.
const answers = new Map(
  pricedCountries().map((country) => [country, JSON.stringify(quoteFor(country, false))]),
);
const fallback = JSON.stringify(quoteFor('GB', true));
const PATH = '/payment/pricing';
const QUERY = `${PATH}?country_code=`;

const server = createServer((request, response) => {
  const { url = '' } = request;
  if (request.method !== 'GET' || !url.startsWith(PATH)) {
    response.writeHead(404).end();
    return;
  }
  const body = (url.startsWith(QUERY) && answers.get(url.slice(QUERY.length))) || fallback;
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});

server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('disconnect', () => process.exit(0));
