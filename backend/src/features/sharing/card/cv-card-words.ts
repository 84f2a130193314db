import {
  cvSummary,
  cvTitle,
  verificationSentence,
  type CvNumber,
  type CvTrust,
  type CvView,
} from '@skora/domain';

/** Everything a CV's preview card says. */
export interface CvCardWords {
  title: string;
  /** Position, age group and club; empty when none is shown. */
  line: string;
  /** Three at most, each with whether somebody else stands for it. */
  numbers: { value: string; label: string; trust: string }[];
  foot: string;
}

const MAX_NUMBERS = 3;

const TRUST: Readonly<Record<CvTrust, string>> = {
  confirmed: 'Confirmed',
  part: 'Partly confirmed',
  self: 'Self-reported',
};

function said({ value, unit, label, source }: CvNumber) {
  return { value: `${value} ${unit}`.trim(), label, trust: TRUST[source.trust] };
}

/** What a CV's preview card says: nothing that the view's audience does not see. */
export function cvCardWords(view: CvView): CvCardWords {
  const [season, tests] = [view.season?.numbers ?? [], view.tests ?? []];
  const numbers = [...season.slice(0, 2), ...tests.slice(0, 1), ...season.slice(2), ...tests.slice(1)];
  return {
    title: cvTitle(view),
    line: cvSummary(view),
    numbers: numbers.slice(0, MAX_NUMBERS).map(said),
    foot: verificationSentence(view),
  };
}
