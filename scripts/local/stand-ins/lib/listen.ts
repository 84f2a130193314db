import type { FastifyInstance } from 'fastify';

/** Something that listens on this machine. */
export type StandIn = { url: string; stop: () => Promise<void> };

/** Listens on this port of 127.0.0.1 (0: one that is free). */
export async function listen(server: FastifyInstance, port: number): Promise<StandIn> {
  const url = await server.listen({ host: '127.0.0.1', port });
  return { url, stop: () => server.close() };
}
