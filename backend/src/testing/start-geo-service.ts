import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A geolocation service at the HTTP edge whose behaviour a test sets; it keeps the paths it was asked for. */
export async function startGeoService() {
  const asked: string[] = [];
  let behave: RequestListener = (_request, response) => response.end('{"country_code":"DE"}');
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    behave(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/lite/me`,
    asked,
    behave: (listener: RequestListener) => {
      behave = listener;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
