import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail } from '../../../lib/mail/outbox-mail';
import {
  GUARDIAN_DAYS,
  type GuardianConsent,
  type GuardianMatter,
  matterRef,
  sharingCountsFrom,
} from '../../account';
import { readEvent } from '../../showcase-places';
import { issueGuardianToken } from '../store/guardian-token-store';
import { pushConfirmationMail, pushDecisionMail } from './push-texts';
import { showcaseConfirmationMail, showcaseDecisionMail, showcaseRequestMail } from './showcase-texts';
import { childOfAgeMail, decidedAloneMail, ofAgeMail } from './of-age-texts';
import {
  guardianConfirmationMail,
  guardianDecisionMail,
  guardianRequestMail,
  publishConfirmationMail,
  publishDecisionMail,
  publishRequestMail,
} from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'guardian-request': GuardianMail;
    'guardian-confirmation': GuardianMail;
    'guardian-decision': DecisionMail & { alone?: true };
    'account-of-age': AccountMail & {
      /** As a guardian reads it; null: to the player. */
      childName: string | null;
    };
    'publish-request': GuardianMail;
    'publish-confirmation': GuardianMail;
    'publish-decision': DecisionMail;
    'push-confirmation': GuardianMail;
    'push-decision': AccountMail & { decision: 'approved' | 'revoked' };
    'showcase-request': GuardianMail;
    'showcase-confirmation': GuardianMail;
    'showcase-decision': Omit<DecisionMail, 'decision'> & { decision: DecisionMail['decision'] | 'expired' };
  }
}

interface GuardianMail extends AccountMail {
  /** The request the mail belongs to; a later request makes it void. */
  requestId: string;
  /** First name and initial. */
  childName: string;
  /** Id of the event, of mails about a place at a showcase. */
  showcase?: string;
}

interface DecisionMail extends AccountMail {
  decision: 'approved' | 'declined' | 'revoked';
  showcase?: string;
}

/** A fresh link for a guardian; `null` when the request does not wait for that answer any more. */
async function guardianLink(
  { firestore, links, now }: ComposeDeps,
  mail: GuardianMail,
  purpose: 'decide' | 'revoke',
  subject: GuardianMatter['subject'] = 'account',
): Promise<string | null> {
  const { uid, requestId, showcase } = mail;
  const matter = { uid, subject, ...(showcase !== undefined && { showcase }) };
  const stored = await matterRef(firestore, matter).get();
  const consent = stored.data() as GuardianConsent | undefined;
  const expected = purpose === 'decide' ? 'pending' : 'approved';
  if (consent?.requestId !== requestId || consent.status !== expected) return null;
  const expiresAt = Timestamp.fromMillis(now() + GUARDIAN_DAYS * DAY_MS);
  return links.guardian(
    await issueGuardianToken(firestore, {
      ...matter,
      requestId,
      purpose,
      ...(purpose === 'decide' && { expiresAt }),
    }),
  );
}

/** Mails about what a guardian is asked, and has answered. */
export function guardianMails(deps: ComposeDeps) {
  const { links } = deps;
  return {
    'guardian-request': async (mail) => {
      const url = await guardianLink(deps, mail, 'decide');
      return url === null ? null : guardianRequestMail(mail.childName, url);
    },
    'guardian-confirmation': async (mail) => {
      const url = await guardianLink(deps, mail, 'revoke');
      return url === null ? null : guardianConfirmationMail(mail.childName, url);
    },
    'publish-request': async (mail) => {
      const url = await guardianLink(deps, mail, 'decide', 'publishing');
      return url === null ? null : publishRequestMail(mail.childName, url);
    },
    'publish-confirmation': async (mail) => {
      const url = await guardianLink(deps, mail, 'revoke', 'publishing');
      const stored = await matterRef(deps.firestore, { uid: mail.uid, subject: 'publishing' }).get();
      const countsFrom = sharingCountsFrom(stored.data() as GuardianConsent | undefined);
      return url === null || countsFrom === null
        ? null
        : publishConfirmationMail(mail.childName, countsFrom, url);
    },
    'showcase-request': async (mail) => {
      const event = await readEvent(deps.firestore, mail.showcase ?? '');
      const url = await guardianLink(deps, mail, 'decide', 'showcase');
      return url === null || event === null ? null : showcaseRequestMail(mail.childName, event, url);
    },
    'showcase-confirmation': async (mail) => {
      const event = await readEvent(deps.firestore, mail.showcase ?? '');
      const url = await guardianLink(deps, mail, 'revoke', 'showcase');
      return url === null || event === null ? null : showcaseConfirmationMail(mail.childName, event, url);
    },
    'showcase-decision': async ({ decision, showcase }) => {
      const event = await readEvent(deps.firestore, showcase ?? '');
      return event === null ? null : showcaseDecisionMail(decision, event, links.showcases());
    },
    'publish-decision': async ({ decision }) => publishDecisionMail(decision, links.sharing()),
    'push-confirmation': async (mail) => {
      const url = await guardianLink(deps, mail, 'revoke', 'push');
      return url === null ? null : pushConfirmationMail(mail.childName, url);
    },
    'push-decision': async ({ decision }) => pushDecisionMail(decision, links.notifications()),
    'guardian-decision': async ({ decision, alone = false }) => {
      if (alone && decision !== 'approved') return decidedAloneMail(decision, links.home());
      return guardianDecisionMail(decision, decision === 'approved' ? links.home() : links.accountState());
    },
    'account-of-age': async ({ childName }) =>
      childName === null ? ofAgeMail(links.home()) : childOfAgeMail(childName),
  } satisfies Partial<Composers>;
}
