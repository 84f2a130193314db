import { type Firestore, GrpcStatus } from 'firebase-admin/firestore';

/** What the emulator answers about a transaction that it has ended; Firestore itself says "transaction has expired". */
const CLOSED = 'Transaction is invalid or closed';

function isClosed(error: unknown): error is Error & { code: GrpcStatus } {
  return error instanceof Error && error.message.includes(CLOSED);
}

/**
 * Has the client begin a transaction again that the emulator has ended, as it does for Firestore's own words. A closed
 * transaction has written nothing.
 */
export function retryClosedTransactions(firestore: Firestore): void {
  const run = firestore.runTransaction.bind(firestore);
  firestore.runTransaction = (work, options) =>
    run(async (transaction) => {
      try {
        return await work(transaction);
      } catch (error) {
        if (isClosed(error)) error.code = GrpcStatus.ABORTED;
        throw error;
      }
    }, options);
}
