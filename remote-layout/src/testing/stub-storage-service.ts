/** What the storage service knows about one file. */
export interface StoredFile {
  path: string;
  token: string;
}

function reply(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** Takes the place of the network below the storage SDK: answers with these files' metadata, 404 for others. */
export function stubStorageService(files: readonly StoredFile[] = []): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = decodeURIComponent(input instanceof Request ? input.url : String(input));
    const file = files.find(({ path }) => url.endsWith(`/o/${path}`));
    const metadata = file && { name: file.path, bucket: 'demo', downloadTokens: file.token };
    return Promise.resolve(metadata ? reply(200, metadata) : reply(404, {}));
  });
}
