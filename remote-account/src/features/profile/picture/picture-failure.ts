import { Refusal, waitingTime } from '@skora/shared/api';

/** The backend has looked at the file and cannot use it: trying again would not help. */
export function isUnusable(error: unknown): boolean {
  return error instanceof Refusal && (error.status === 413 || error.status === 422);
}

/** What to tell a player whose picture could not be saved or removed. */
export function pictureFailure(error: unknown): string {
  const { status, type, retryAfter } =
    error instanceof Refusal ? error : { status: 0, type: '', retryAfter: 0 };
  if (status === 401) return 'Your session has ended. Log in again, then save it once more.';
  if (type === 'guardian-required') return 'Your parent or guardian has to agree to your account first.';
  if (status === 429) return `You have tried this too often. Try again in ${waitingTime(retryAfter)}.`;
  return 'Your old picture is still there. Try again in a moment.';
}
