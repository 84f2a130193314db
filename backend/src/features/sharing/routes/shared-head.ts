import { createHash } from 'node:crypto';
import { cvSummary, cvTitle, mayShow, plainFacts, projectCv } from '@skora/domain';
import { cvCardWords } from '../card/cv-card-words';
import type { Services } from '../../../lib/services/services';
import { readCvSource } from '../store/cv-source';
import { openShareLink } from '../store/open-share-link';

const DESCRIPTION = 500;
const FACT_LABEL = 100;
const FACT_VALUE = 300;

/** The site hands `/api` to this service. Changes with what the card shows, so that previews fetch it again. */
function cardAddress(token: string, shown: { words: object; mayShowPhoto: boolean }): string {
  const version = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 8);
  return `/api/shared-cvs/${token}/card.png?v=${version}`;
}

/** Head of the page of a shared CV. Only a link an adult made for everybody may be listed. */
export async function sharedHead(services: Services, token: string) {
  const now = services.now();
  const opened = await openShareLink(services.firestore, token, now);
  if (opened.kind === 'unknown') {
    return { status: 404 as const, title: 'There is no such CV', description: '', noindex: true };
  }
  if (opened.kind === 'gone') {
    return { status: 410 as const, title: 'This CV is not shared any more', description: '', noindex: true };
  }
  const { link, account } = opened;
  const source = await readCvSource(services, link.uid, account, now, 'head');
  const view = projectCv(source, link.audience, new Date(now));
  return {
    status: 200 as const,
    title: `${cvTitle(view)}: football CV`,
    description: cvSummary(view).slice(0, DESCRIPTION),
    image: cardAddress(token, {
      words: cvCardWords(view),
      mayShowPhoto: mayShow(source.visibility.photo, link.audience),
    }),
    noindex: link.audience !== 'public',
    facts: plainFacts(view).map(({ label, value }) => ({
      label: label.slice(0, FACT_LABEL),
      value: value.slice(0, FACT_VALUE),
    })),
  };
}
