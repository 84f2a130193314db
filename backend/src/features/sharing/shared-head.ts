import { cvSummary, cvTitle, projectCv } from '@skora/football';
import type { Services } from '../../server/services';
import { readCvSource } from '../../store/cv-source';
import { openShareLink } from '../../store/open-share-link';

const DESCRIPTION = 500;

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
    noindex: link.audience !== 'public',
  };
}
