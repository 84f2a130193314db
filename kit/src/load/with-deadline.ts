/** There was no answer in time. The work goes on unobserved: a write may still arrive. */
export class NoAnswer extends Error {}

/** Waits for work, at most so many milliseconds. @throws NoAnswer when the time is over */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`No answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
