import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail } from '../../../lib/mail/outbox-mail';
import { isHidden, isOpen } from '../domain/clip-review';
import { readClipReview } from '../store/open-clip-reviews';
import { clipDecisionMail, clipReviewMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'clip-review': ClipMail;
    'clip-decision': ClipMail & { decision: 'hide' | 'restore' };
  }
}

/** Title, reports and reasons are in the store, and nowhere in the outbox. */
interface ClipMail extends AccountMail {
  slot: number;
}

/** Mails about reported clips. */
export function clipMails({ firestore, links, operator }: ComposeDeps) {
  return {
    'clip-review': async ({ uid, slot }) => {
      const review = await readClipReview(firestore, uid, slot);
      return review && isOpen(review.state) ? clipReviewMail(review) : null;
    },
    'clip-decision': async ({ uid, slot, decision }) => {
      const review = await readClipReview(firestore, uid, slot);
      if (review?.decision == null || !review.clip || isHidden(review.state) !== (decision === 'hide'))
        return null;
      const told = { title: review.clip.title, decision, reason: review.decision };
      return clipDecisionMail(told, { clips: links.clips(), objection: links.objection() }, operator);
    },
  } satisfies Partial<Composers>;
}
