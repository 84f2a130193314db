import fastify from 'fastify';
import { listen } from '../lib/listen';
import type { StandIn } from '../lib/listen';
import { findCountry } from './countries';

const failures = ['none', 'status-500', 'hang', 'garbage'] as const;
type Failure = (typeof failures)[number];

type Lookup = { Params: { address: string }; Querystring: { token?: string; country?: string } };
type Control = { Body: { country_code?: string; failure?: Failure } };

const controlSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { country_code: { type: 'string' }, failure: { enum: failures } },
  },
};

/**
 * Stand-in of the IP geolocation service's lite endpoint.
 *
 * - `GET /lite/me?token=…` and `GET /lite/{address}?token=…`; `&country=BR` picks the country of this one answer
 * - `POST /control { country_code?, failure? }` picks it for all answers, or makes all of them fail:
 *   `status-500`, `hang` (no answer at all), `garbage` (200 with broken JSON), `none`
 */
export function startGeo(port: number): Promise<StandIn> {
  const server = fastify({ forceCloseConnections: true });
  let countryCode = 'DE';
  let failure: Failure = 'none';

  server.get<Lookup>('/lite/:address', async (request, reply) => {
    if (failure === 'status-500') return reply.code(500).send({ error: 'Internal error' });
    if (failure === 'garbage') return reply.type('application/json').send('{"country_code":');
    // The connection stays open until one side gives up.
    if (failure === 'hang') return reply.hijack();
    if (!request.query.token) return reply.code(401).send({ error: 'Token required' });
    const country = findCountry(request.query.country ?? countryCode);
    if (!country) return reply.code(400).send({ error: 'Unknown country' });
    const ip = request.params.address === 'me' ? request.ip : request.params.address;
    return { ip, asn: 'AS64496', as_name: 'Documentation network', as_domain: 'skora.example', ...country };
  });

  server.post<Control>('/control', { schema: controlSchema }, async (request, reply) => {
    const wanted = request.body.country_code ?? countryCode;
    if (!findCountry(wanted)) return reply.code(400).send({ error: `Unknown country ${wanted}` });
    countryCode = wanted;
    failure = request.body.failure ?? failure;
    return { country_code: countryCode, failure };
  });

  return listen(server, port);
}
