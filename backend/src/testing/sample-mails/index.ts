import type { MailContent } from '../../lib/mail/layout';
import type { MailKind } from '../../lib/mail/outbox-mail';
import { ACCOUNT_MAILS } from './account-mails';
import { FAMILY_MAILS } from './family-mails';
import { PLAN_MAILS } from './plan-mails';
import { READER_MAILS } from './reader-mails';
import type { Sample } from './sample';
import { SHARING_MAILS } from './sharing-mails';

/** A mail as somebody would get it. */
interface SampleMail {
  /** For addresses and file names, e.g. `plan-changed-paid-by-a-parent`. */
  id: string;
  kind: string;
  to: string;
  content: MailContent;
}

/** By kind; the digest is the only mail that does not go by the outbox. */
const BY_KIND: Record<MailKind | 'newsletter-digest', Sample> = {
  ...ACCOUNT_MAILS,
  ...FAMILY_MAILS,
  ...SHARING_MAILS,
  ...PLAN_MAILS,
  ...READER_MAILS,
};

/** Every mail of the service, in each case that says something else. Everybody in them is invented. */
export const SAMPLE_MAILS: readonly SampleMail[] = Object.entries(BY_KIND).flatMap(([kind, { to, cases }]) =>
  Object.entries(cases).map(([when, content]) => ({
    id: [kind, ...when.split(' ')].filter(Boolean).join('-'),
    ...{ kind, to, content },
  })),
);
