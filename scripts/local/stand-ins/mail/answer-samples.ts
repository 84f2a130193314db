import type { FastifyInstance } from 'fastify';
import { mailPolicy, pagePolicy } from './policies';
import { inScheme, samplePage, samplesPage, VIEWS, type Sample, type View } from './samples-page';

type Chosen = { Params: { id: string }; Querystring: View };

const choices = Object.entries(VIEWS).map(([name, options]) => [
  name,
  { type: 'string', enum: options, default: options[0] },
]);
const schema = { querystring: { type: 'object', properties: Object.fromEntries(choices) } };

/** Asked each time somebody looks: nobody else waits for the code of the mails. */
export type ReadSamples = () => Promise<readonly Sample[]>;

/**
 * Every mail there is, with invented data.
 *
 * - `GET /mails` a list, `GET /mails/{id}` one of them (`?as=text`, `?scheme=dark`, `?width=600`)
 * - `GET /mails/{id}/html` its HTML alone
 * - `GET /api/mails` all of them as JSON
 */
export function answerSamples(server: FastifyInstance, readSamples: ReadSamples): void {
  const find = async (id: string) => (await readSamples()).find((sample) => sample.id === id);

  server.get('/api/mails', () => readSamples());
  server.get('/mails', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', pagePolicy)
      .send(samplesPage(await readSamples())),
  );
  server.get<Chosen>('/mails/:id', { schema }, async ({ params, query }, reply) => {
    const sample = await find(params.id);
    if (!sample) return reply.code(404).send({ error: 'No such mail' });
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', pagePolicy)
      .send(samplePage(sample, query));
  });
  server.get<Chosen>('/mails/:id/html', { schema }, async ({ params, query }, reply) => {
    const sample = await find(params.id);
    if (!sample) return reply.code(404).send({ error: 'No such mail' });
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', mailPolicy)
      .send(inScheme(sample.html, query.scheme));
  });
}
