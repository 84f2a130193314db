import type { Operator } from '@skora/shared/utils/operator';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { renderMail, type MailContent, type RenderedMail } from './layout';
import type { MailKind, MailOf, OutboxMail } from './outbox-mail';
import type { SiteLinks } from './site-links';

/** What the features write their mails with. */
export interface ComposeDeps {
  auth: Auth;
  firestore: Firestore;
  /** Signs links that work without the store. */
  linkSecret: string;
  links: SiteLinks;
  /** What we promise, and who promises it. */
  operator: Operator;
  now: () => number;
}

/** The functions that write mails, by kind; `null` for a mail that has become void since it was due. */
export type Composers = {
  [Kind in MailKind]: (mail: MailOf<Kind>) => Promise<MailContent | null>;
};

/** Makes the function that turns an entry of the outbox into a mail, with links made at that moment. */
export function createComposer(composers: Composers) {
  return async (mail: OutboxMail): Promise<RenderedMail | null> => {
    const compose = composers[mail.kind] as (mail: OutboxMail) => Promise<MailContent | null>;
    const content = await compose(mail);
    return content === null ? null : renderMail(content);
  };
}
