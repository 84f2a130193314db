import {
  cvTitle,
  numberText,
  POSITION_NAMES,
  verificationSentence,
  type CvNumber,
  type CvTrust,
  type CvView,
} from '@skora/domain';

/** Everything a CV's preview card says. Texts are empty when they are hidden or not given. */
export interface CvCardWords {
  title: string;
  /** Position and age group. */
  facts: string;
  /** Club with team and level. */
  club: string;
  /** Three at most, each with whether somebody else stands for it. */
  numbers: { value: string; label: string; trust: CvTrust }[];
  foot: string;
}

const MAX_NUMBERS = 3;

function said(number: CvNumber) {
  return { value: numberText(number), label: number.label, trust: number.source.trust };
}

/** What a CV's preview card says: nothing that the view's audience does not see. */
export function cvCardWords(view: CvView): CvCardWords {
  const { position, ageGroup, club } = view.header;
  const [season, tests] = [view.season?.numbers ?? [], view.tests ?? []];
  const numbers = [...season.slice(0, 2), ...tests.slice(0, 1), ...season.slice(2), ...tests.slice(1)];
  return {
    title: cvTitle(view),
    facts: [position ? POSITION_NAMES[position] : '', ageGroup].filter(Boolean).join(' · '),
    club: club ?? '',
    numbers: numbers.slice(0, MAX_NUMBERS).map(said),
    // “No numbers yet” helps nobody who gets the link.
    foot: numbers.length > 0 ? verificationSentence(view) : 'Shared by the player on SKORA.',
  };
}
