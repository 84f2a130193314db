import fastify from 'fastify';
import { ImmutableFiles } from './immutable-files';

test('files of one name in two remotes are told apart', async () => {
  const files = new ImmutableFiles(async (name, remote) => Buffer.from(`${remote} ${name}`));
  const site = fastify();
  site.get<{ Params: { id: string; name: string } }>('/:id/:name', (request, reply) =>
    files.send(request, reply, request.params.name, request.params.id),
  );
  const open = async (id: string) => (await site.inject(`/${id}/page.12345678.js`)).body;
  expect(await open('remote-a')).toBe('remote-a page.12345678.js');
  expect(await open('remote-b')).toBe('remote-b page.12345678.js');
  await site.close();
});
