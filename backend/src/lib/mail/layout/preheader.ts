import type { MailContent } from './mail-content';

/** What programs show of it at most. */
const MOST_LETTERS = 140;
/** Not behind an initial: “Mara F.” ends no sentence. */
const BETWEEN_SENTENCES = /(?<=[.!?])(?<!(?:^| )\p{Lu}\.) +/u;

/** What a list of mails shows beside the subject: as given, or as many sentences of the first paragraph as fit. */
export function preheaderOf({
  preheader,
  paragraphs,
}: Pick<MailContent, 'preheader' | 'paragraphs'>): string {
  if (preheader !== undefined) return preheader;
  const sentences = (paragraphs[0] ?? '').split(BETWEEN_SENTENCES);
  let said = sentences.shift() ?? '';
  for (const sentence of sentences) {
    if (said.length + 1 + sentence.length > MOST_LETTERS) break;
    said = `${said} ${sentence}`;
  }
  return said;
}
