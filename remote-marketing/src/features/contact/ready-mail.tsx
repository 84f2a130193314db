import { ButtonLink, Notice } from '@skora/shared/ui';
import { composeMailto, type ContactMessage } from './contact-message';
import { SUPPORT_ADDRESS } from './topics';

/** The composed message and how to send it. */
export function ReadyMail({ message }: { message: ContactMessage }) {
  return (
    <Notice
      tone="success"
      title="Your message is ready, but not sent yet"
      live="polite"
      action={<ButtonLink href={composeMailto(message)}>Open in your mail program</ButtonLink>}
    >
      Send it from there to {SUPPORT_ADDRESS}. No mail program here? Copy your text from the form into any
      mail; it stays where it is.
    </Notice>
  );
}
