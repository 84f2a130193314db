import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call } from './firestore-harness';

const ABORTED = { error: { code: 409, status: 'ABORTED', message: 'Transaction lock timeout.' } };
const KNOWN = { error: { code: 409, status: 'ALREADY_EXISTS', message: 'Document already exists.' } };

const emulator = process.env.FIRESTORE_EMULATOR_HOST;
let server: Server;
let answers: [status: number, body: object][];
beforeEach(async () => {
  server = createServer((_request, response) => {
    const [status, body] = answers.shift() ?? [500, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  process.env.FIRESTORE_EMULATOR_HOST = emulator;
  await new Promise((resolve) => server.close(resolve));
});

test('a store that is busy is asked again: what it says then is the answer of the rules', async () => {
  answers = [
    [409, ABORTED],
    [409, ABORTED],
    [200, {}],
  ];
  expect(await call(null, 'POST', ':commit', {})).toEqual({ status: 200, reason: '' });
  expect(answers).toEqual([]);
});

test('any other answer counts at once', async () => {
  answers = [
    [409, KNOWN],
    [200, {}],
  ];
  expect(await call(null, 'POST', ':commit', {})).toEqual({ status: 409, reason: 'ALREADY_EXISTS' });
  expect(answers).toHaveLength(1);
});
