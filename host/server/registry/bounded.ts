const STORE_DEADLINE_MS = 1_500;

/** Rejects when the registry takes longer than a visitor should wait. */
export async function bounded<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The registry took too long.')), STORE_DEADLINE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
