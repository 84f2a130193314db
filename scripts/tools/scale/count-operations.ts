import type { Readable } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';

/** What Firestore bills: documents read, written and deleted. */
export interface Operations {
  reads: number;
  writes: number;
  deletes: number;
}

interface Reply {
  document?: object | null;
  found?: object | null;
  missing?: string | null;
  result?: { aggregateFields?: Record<string, { integerValue?: string | number }> } | null;
}

/** What the client sends everything through. */
interface Wire {
  request: (
    method: string,
    request: { writes?: { delete?: string }[] },
    ...more: unknown[]
  ) => Promise<unknown>;
  requestStream: (method: string, ...more: unknown[]) => Promise<Readable>;
}

/** Of a count, one read is billed for so many entries of the index. */
const ENTRIES = 1000;

function countReads({ document, found, missing, result }: Reply): number {
  const counted = Object.values(result?.aggregateFields ?? {})[0]?.integerValue;
  if (counted !== undefined) return Math.max(1, Math.ceil(Number(counted) / ENTRIES));
  return (document ?? found ?? missing) ? 1 : 0;
}

/**
 * Counts from now on what a client asks of Firestore, as it is billed: a document that is not there is a read, and so is a
 * query that finds nothing. What is tried again is counted again.
 */
export function countOperations(store: Firestore): Operations {
  const operations: Operations = { reads: 0, writes: 0, deletes: 0 };
  const wire = store as unknown as Wire;
  const [request, requestStream] = [wire.request.bind(store), wire.requestStream.bind(store)];
  wire.request = (method, content, ...more) => {
    const writes = content.writes ?? [];
    const deletes = writes.filter((write) => typeof write.delete === 'string').length;
    operations.writes += writes.length - deletes;
    operations.deletes += deletes;
    if (method.startsWith('list')) operations.reads += 1;
    return request(method, content, ...more);
  };
  wire.requestStream = async (method, ...more) => {
    const replies = await requestStream(method, ...more);
    let reads = 0;
    // The client has paused it, so nothing is lost before it listens, too.
    replies.on('data', (reply: Reply) => (reads += countReads(reply)));
    replies.on('end', () => (operations.reads += Math.max(1, reads)));
    return replies;
  };
  return operations;
}
