import type { MailContent, RenderedMail } from './mail-content';
import { toHtml } from './to-html';
import { toText } from './to-text';

export type { MailContent, RenderedMail } from './mail-content';
export { preheaderOf } from './preheader';

/** Renders a mail as accessible HTML, light and dark, and as plain text with the same words. */
export function renderMail(content: MailContent): RenderedMail {
  const { subject, replyTo, headers } = content;
  return {
    subject,
    html: toHtml(content),
    text: toText(content),
    ...(replyTo !== undefined && { replyTo }),
    ...(headers !== undefined && { headers }),
  };
}
