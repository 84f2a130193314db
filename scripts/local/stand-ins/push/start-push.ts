import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { listen, type StandIn } from '../lib/listen';
import { makeDevice, type Device } from './device';
import { isProven } from './vapid';

/** A push as its device reads it. */
interface ReceivedPush {
  /** Its `TTL` header, in seconds. */
  ttl: number;
  message: unknown;
}

interface Known {
  device: Device;
  /** What its next pushes are answered with. */
  status: number;
  received: ReceivedPush[];
}

type At = { Params: { id: string } };

/**
 * Stand-in of the browsers' push services.
 *
 * - `POST /test/devices` makes up a browser: `{ endpoint, keys }`, as `PushSubscription.toJSON()` gives it
 * - `POST /send/{id}` takes a push: 401 for a sender that does not prove itself, 404 for an unknown device
 * - `GET /test/devices/{id}` the pushes it got, decrypted; `POST /test/devices/{id} { status }` answers the next ones so
 */
export async function startPush(port: number): Promise<StandIn> {
  const server = fastify({ forceCloseConnections: true });
  const devices = new Map<string, Known>();
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  server.post('/test/devices', (request) => {
    const id = randomUUID();
    const device = makeDevice();
    devices.set(id, { device, status: 201, received: [] });
    return { endpoint: `http://${request.host}/send/${id}`, keys: device.keys };
  });
  server.get<At>('/test/devices/:id', (request) => devices.get(request.params.id)?.received ?? []);
  server.post<At & { Body: { status: number } }>('/test/devices/:id', ({ params, body }, reply) => {
    const known = devices.get(params.id);
    if (known) known.status = body.status;
    return reply.code(known ? 204 : 404).send();
  });
  server.post<At>('/send/:id', ({ params, headers, host, body }, reply) => {
    const known = devices.get(params.id);
    if (!known) return reply.code(404).send();
    if (!isProven(headers.authorization, `http://${host}`)) return reply.code(401).send();
    if (known.status === 201) {
      const message: unknown = JSON.parse(known.device.decrypt(body as Buffer));
      known.received.push({ ttl: Number(headers.ttl), message });
    }
    return reply.code(known.status).send();
  });

  return listen(server, port);
}
