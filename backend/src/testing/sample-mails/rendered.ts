import { preheaderOf, renderMail, type RenderedMail } from '../../lib/mail/layout';
import { SAMPLE_MAILS } from '.';

/** A sample mail as it would be sent, with what a list of mails shows of it. */
interface RenderedSample extends RenderedMail {
  id: string;
  kind: string;
  to: string;
  preheader: string;
  /** What it was made of. */
  content: object;
}

/** Every mail of the service with invented data, for people and pictures to look at. */
export function renderSampleMails(): RenderedSample[] {
  return SAMPLE_MAILS.map(({ content, ...rest }) => ({
    ...{ ...rest, content, preheader: preheaderOf(content) },
    ...renderMail(content),
  }));
}
