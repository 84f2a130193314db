/** Why a document could not be saved: changed elsewhere meanwhile, removed elsewhere, or no place is left. */
export type NotSavedReason = 'conflict' | 'gone' | 'full';

/** A document was not saved, and trying again would not help. */
export class NotSaved extends Error {
  constructor(readonly reason: NotSavedReason) {
    super(`Not saved: ${reason}.`);
  }
}
