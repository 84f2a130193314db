/** What a subscription of the SDK tells each time. */
interface Told {
  metadata: { fromCache: boolean };
}

/** Starts a subscription. @param withMetadata also tells when nothing but `fromCache` has changed */
type Listen<S> = (withMetadata: boolean, told: (snapshot: S) => void) => () => void;

/** Nothing is known from before, and the store could not be asked. */
export class NotReached extends Error {
  override name = 'NotReached';
}

/**
 * Follows what the store answers. Without a connection the SDK says "nothing there" out of its empty cache, which would
 * show players an empty record: that is a failure here, until the store answers after all.
 *
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
  const tell = (snapshot: S) => {
    answered = true;
    stopWaiting?.();
    stopWaiting = null;
    next(snapshot);
  };
  const stop = listen(false, (snapshot) => {
    if (answered || !snapshot.metadata.fromCache || !isNothing(snapshot)) return tell(snapshot);
    failed(new NotReached('The store could not be reached.'));
    // That there really is nothing changes the metadata only.
    stopWaiting ??= listen(true, (later) => {
      if (!answered && !later.metadata.fromCache) tell(later);
    });
  });
  return () => {
    stop();
    stopWaiting?.();
  };
}
