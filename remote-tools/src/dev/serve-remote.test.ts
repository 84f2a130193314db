import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { RemoteProject } from '../project/open-project';
import { serveRemote } from './serve-remote';

const project: RemoteProject = {
  folder: import.meta.dirname,
  manifest: { id: 'remote-demo', owner: 'Demo', contractVersion: 1, routes: [], slots: [], navigation: [] },
};

it('says so when the port is taken', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(serveRemote(project, { port })).rejects.toThrow(`Port ${port} is taken.`);
  other.close();
});

it.each([Number('abc'), 0, 70_000, 31.5])('%d is no port', async (port) => {
  await expect(serveRemote(project, { port })).rejects.toThrow('--port needs a number from 1 to 65535.');
});
