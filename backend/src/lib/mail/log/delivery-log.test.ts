import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createDeliveryLog } from './delivery-log';

let server: Server;
let behave: RequestListener;
let asked: number;
beforeEach(async () => {
  asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    behave(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

function open() {
  const { port } = server.address() as AddressInfo;
  return createDeliveryLog({ url: `http://127.0.0.1:${port}/accepted`, token: 'secret' });
}

test('the log is asked with the token, and believed about those mails only', async () => {
  behave = (request, response) => {
    expect(request).toMatchObject({ method: 'POST', url: '/accepted' });
    expect(request.headers.authorization).toBe('Bearer secret');
    void text(request).then((body) => {
      expect(JSON.parse(body)).toEqual({ messageIds: ['<1@a>', '<2@a>'] });
      response.end('{"accepted":["<2@a>","<3@a>",null]}');
    });
  };
  expect(await open().accepted(['<1@a>', '<2@a>'])).toEqual(new Set(['<2@a>']));
});

const faults: [name: string, listener: RequestListener][] = [
  ['fails', (_request, response) => response.writeHead(500).end('{"accepted":[]}')],
  ['hangs up', (request) => request.socket.destroy()],
  ['redirects', (_request, response) => response.writeHead(302, { location: '/' }).end()],
  ['talks HTML', (_request, response) => response.end('<html>')],
  ['says null', (_request, response) => response.end('null')],
  ['says no list', (_request, response) => response.end('{"accepted":"<1@a>"}')],
];

test.each(faults)(
  'of a log that %s nothing is believed, and it is left alone for a while',
  async (_name, fault) => {
    behave = fault;
    const log = open();
    await expect(log.accepted(['<1@a>'])).rejects.toThrow();
    behave = (_request, response) => response.end('{"accepted":["<1@a>"]}');
    const known = asked;
    await expect(log.accepted(['<1@a>'])).rejects.toThrow(/circuit/);
    expect(asked).toBe(known);
  },
);
