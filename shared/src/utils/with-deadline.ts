/** There was no answer in time. The work goes on unobserved: a write may still arrive. */
export class NoAnswer extends Error {}

/**
 * Rejects when the work takes longer than `ms`; the work itself goes on unobserved.
 * @param what names the work in the error
 */
export async function withDeadline<T>(work: Promise<T>, ms: number, what = 'The work'): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`${what} took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
