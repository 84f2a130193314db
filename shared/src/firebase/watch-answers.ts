/** What a subscription of the SDK tells each time. */
interface Told {
  metadata: { fromCache: boolean; hasPendingWrites: boolean };
}

/** Starts a subscription. @param withMetadata also tells when nothing but `fromCache` has changed */
type Listen<S> = (withMetadata: boolean, told: (snapshot: S) => void) => () => void;

/** After this long without a word of the store, in ms, it counts as not reached. */
const ANSWER_DEADLINE_MS = 8_000;

/** Nothing is known from before, and the store could not be asked. */
export class NotReached extends Error {
  override name = 'NotReached';
}

/**
 * Follows what the store answers. Without a connection the SDK says "nothing there" out of its empty cache, which would
 * show players an empty record: that is a failure here, until the store answers after all. So is a store that says nothing.
 * Without an answer, what this device has written and the store has not confirmed is shown to nobody as all there is.
 *
 * @param isNothing whether a snapshot of the cache holds nothing that the store has told
 * @returns a function that stops it
 */
export function watchAnswers<S extends Told>(
  listen: Listen<S>,
  isNothing: (snapshot: S) => boolean,
  next: (snapshot: S) => void,
  failed: (error: unknown) => void,
): () => void {
  let answered = false;
  let stopWaiting: (() => void) | null = null;
  const fail = () => {
    clearTimeout(deadline);
    failed(new NotReached('The store could not be reached.'));
  };
  const deadline = setTimeout(fail, ANSWER_DEADLINE_MS);
  const tell = (snapshot: S) => {
    answered = true;
    clearTimeout(deadline);
    stopWaiting?.();
    stopWaiting = null;
    next(snapshot);
  };
  const stop = listen(false, (snapshot) => {
    if (answered || !snapshot.metadata.fromCache || !isNothing(snapshot)) return tell(snapshot);
    // The SDK tells of an empty cache once it has given up, and of writes at once.
    if (!snapshot.metadata.hasPendingWrites) fail();
    // That there really is nothing else changes the metadata only.
    stopWaiting ??= listen(true, (later) => {
      if (!answered && !later.metadata.fromCache) tell(later);
    });
  });
  return () => {
    clearTimeout(deadline);
    stop();
    stopWaiting?.();
  };
}
