const DEADLINE_MS = 10_000;

/** Gives up waiting after ten seconds: without a connection the SDK would wait for hours. */
export function withDeadline<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    AbortSignal.timeout(DEADLINE_MS).addEventListener('abort', () =>
      reject(new Error('The store did not answer.')),
    );
  });
  return Promise.race([work, late]);
}
