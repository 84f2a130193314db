import { failureMessage } from '@skora/kit';
import { Refusal } from '@skora/shared/api';

/** Whether somebody is refused because they are no admin, or not any more. */
export function isDenied(error: unknown): boolean {
  return error instanceof Refusal && error.status === 403;
}

const WORDS: Readonly<Record<string, string>> = {
  'release-changed':
    'Nothing was changed: another release is live now. Somebody else, or the site itself, has changed it. Go back: the page is then read again.',
  'release-refused':
    'Nothing was changed. Either there is no earlier release, or the release no longer fits the deployed host.',
  'registry-unavailable':
    'The registry did not answer in time. Your change may have happened anyway. Go back and look at the history before you try again.',
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
