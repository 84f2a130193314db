import { failureMessage } from '@skora/kit';
import { Refusal } from '@skora/shared/api';

/** Whether somebody is refused because they are no admin, or not any more. */
export function isDenied(error: unknown): boolean {
  return error instanceof Refusal && error.status === 403;
}

const WORDS: Readonly<Record<string, string>> = {
  'release-changed':
    'Another release is live by now: somebody else was quicker, or the site was. Go back, look at the table and decide again.',
  'release-refused':
    'The registry refuses: there is nothing to go back to, or the release does not fit any more what is deployed.',
  'registry-unavailable':
    'The registry does not answer. It may have been done all the same: look at the table before you try again.',
};

/** Why a decision was not carried out, for a person. */
export function explainDecision(error: unknown): string {
  const known = error instanceof Refusal ? WORDS[error.type] : undefined;
  return known ?? failureMessage(error);
}

/** Why the page has nothing new to show. */
export function explainReading(error: unknown): { title: string; text: string } {
  if (error instanceof Refusal && error.type === 'registry-unavailable') {
    return {
      title: 'The registry does not answer',
      text: 'The site goes on with the last good releases. Nothing can be seen or changed here until it answers.',
    };
  }
  if (!navigator.onLine) {
    return { title: 'You are offline', text: 'The page goes on by itself when the connection is back.' };
  }
  return { title: 'This could not be read', text: failureMessage(error) };
}
