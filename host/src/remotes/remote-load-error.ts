import type { LoadStage } from '../watch/beacon';

/** A remote that could not be shown, and at which stage. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remoteId: string,
    readonly stage: LoadStage,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${remoteId} failed at stage "${stage}": ${reason}`, { cause });
  }
}
