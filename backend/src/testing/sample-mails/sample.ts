import { DAY_MS } from '@skora/domain';
import { SAMPLE_OPERATOR, type Operator } from '@skora/shared/utils/operator';
import type { MailContent } from '../../lib/mail/layout';
import { siteLinks } from '../../lib/mail/site-links';

/** A kind of mail with all it can say; everybody in it is invented. */
export interface Sample {
  /** Who gets it. */
  to: string;
  /** What it says in each case; `''` for the only or the usual one. */
  cases: Record<string, MailContent>;
}

export const LINKS = siteLinks('https://skora.example');
/** As long as real ones. */
export const TOKEN = 'Invented-token-of-a-sample-mail_0123456789a';
export const CODE = 'invented-code-of-a-sample-mail_0123456789-abcdefghijklmno';

/** When all of it happens. */
export const NOW = Date.UTC(2026, 10, 25, 9, 30);
export const IN_TWO_DAYS = NOW + 2 * DAY_MS;
export const IN_TWO_WEEKS = NOW + 14 * DAY_MS;

export const CHILD = 'Mara F.';
export const ADDRESS = {
  player: 'mara.fictiva@player.example',
  parent: 'paula.fictiva@parent.example',
  coach: 'rui.testinho@northfield.example',
  reader: 'robin.sample@reader.example',
  operator: SAMPLE_OPERATOR.email,
} as const;

/** Unlike the sample of the kernel it promises something, so that the promise is seen. */
export const OPERATOR = {
  ...SAMPLE_OPERATOR,
  answerTime: 'three working days',
  urgentAnswerTime: '24 hours',
} satisfies Operator;
export const POSTAL_ADDRESS = `${OPERATOR.name}, ${OPERATOR.address}, ${OPERATOR.country}`;
