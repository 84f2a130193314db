import { paths } from '@skora/shared/contract';
import type { PlainPage, Problems } from '../../plain/plain-page';
import type { BackendAnswer, FormKind } from '../lib/form-kind';
import { coachLink, type CoachQuestion, LONGEST_NOTE, openNumbers } from './coach-question';

const path = (token: string, what: string) => `/confirmations/${encodeURIComponent(token)}/${what}`;

function thanks(title: string, lead: string): PlainPage {
  return {
    status: 200,
    title,
    lead,
    forms: [],
    links: [{ to: paths.story(), label: 'What is SKORA?' }],
  };
}

function explainChange(answer: BackendAnswer | null): string | undefined {
  return answer?.type === 'numbers-changed'
    ? 'The player changed a number while you were reading. Please look at the list again; your other answers are still there.'
    : undefined;
}

/** A coach’s word on each number. */
export const coachDecision: FormKind<CoachQuestion> = {
  name: 'coach-decision',
  link: coachLink,
  page: coachLink.page,
  check: (typed, question) => {
    const found: [string, string][] = openNumbers(question)
      .filter(({ place }) => !['right', 'wrong'].includes(typed(`number-${place}`)))
      .map(({ place, number }) => [`number-${place}`, `Choose “Right” or “Not right” for ${number.label}.`]);
    const over = typed('note').trim().length - LONGEST_NOTE;
    if (over > 0) {
      found.push(['note', `Shorten the note by ${over} ${over === 1 ? 'character' : 'characters'}.`]);
    }
    if (typed('vouches') !== 'yes') found.push(['vouches', 'Please confirm that you are this coach.']);
    return Object.fromEntries(found) as Problems;
  },
  request: (typed, question, token) => {
    const places = (answer: string) =>
      openNumbers(question).flatMap(({ place }) => (typed(`number-${place}`) === answer ? [place] : []));
    const body = {
      confirmed: places('right'),
      declined: places('wrong'),
      note: typed('note').trim(),
      vouches: true,
    };
    return { path: path(token, 'decision'), body };
  },
  done: (_typed, { playerName }) =>
    thanks(
      'Thank you for your answer',
      `We tell ${playerName} by email, and they can read all of it. This link no longer works. You do not need to do anything else.`,
    ),
  failure: explainChange,
};

/** Somebody who is not that coach. */
export const coachRefusal: FormKind<CoachQuestion> = {
  name: 'coach-refusal',
  link: coachLink,
  page: coachLink.page,
  check: () => ({}),
  request: (typed, _question, token) => ({
    path: path(token, 'refusal'),
    body: { stop: typed('stop') === 'yes' },
  }),
  done: (typed, { playerName }) =>
    typed('stop') === 'yes'
      ? thanks(
          'You will get no more of these emails',
          `Nothing was confirmed, and ${playerName} sees that you are not this coach. No player can send a request to your address any more.`,
        )
      : thanks(
          'Thank you for telling us',
          `Nothing was confirmed. ${playerName} sees that you are not this coach.`,
        ),
};

/** A guardian’s word on whether the coach may be asked. */
export const coachApproval: FormKind<CoachQuestion> = {
  name: 'coach-approval',
  link: coachLink,
  page: coachLink.page,
  check: (typed): Problems =>
    ['yes', 'no'].includes(typed('approved')) ? {} : { approved: 'Choose one of the two answers.' },
  request: (typed, _question, token) => ({
    path: path(token, 'approval'),
    body: { approved: typed('approved') === 'yes' },
  }),
  done: (typed, { playerName }) =>
    typed('approved') === 'yes'
      ? thanks(
          'We are asking the coach now',
          `${playerName} can read the answer on SKORA. We tell nobody else.`,
        )
      : thanks(
          'We will not ask the coach',
          `Nothing was sent to the coach. ${playerName} sees that you did not agree.`,
        ),
};
