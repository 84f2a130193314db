/** The store has not answered in time; the write may still arrive. */
export class NoAnswer extends Error {}

const DEADLINE_MS = 10_000;

/** Gives up waiting after ten seconds: without a connection the SDK would wait for hours. */
export async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('The store did not answer.')), DEADLINE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
