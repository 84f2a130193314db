import { withDeadline } from './with-deadline';

/**
 * Asks an address and reads its answer, both together within `ms`. For servers.
 *
 * The deadline is kept here as well as by the signal: in Node, a garbage collection may part the signal from an answer
 * that is being read (undici, issue 4068), and a body that stops half-way would then keep its reader for minutes.
 *
 * @param read takes what it needs from the answer
 * @throws NoAnswer when the time is over; TypeError when the server cannot be reached
 */
export async function fetchWithin<T>(
  ms: number,
  address: string | URL,
  init: Omit<RequestInit, 'signal'>,
  read: (answer: Response) => Promise<T>,
): Promise<T> {
  const stopping = new AbortController();
  const ask = async () => read(await fetch(address, { ...init, signal: stopping.signal }));
  try {
    return await withDeadline(ask(), ms, 'The request');
  } finally {
    stopping.abort();
  }
}
