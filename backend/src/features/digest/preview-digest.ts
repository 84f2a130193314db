import { issueAt } from './domain/digest-issue';
import { pickArticles } from './domain/digest-article';
import type { RenderedMail } from '../../lib/mail/layout';
import { carriedArticles, readIssue } from './store/digest-issue-store';
import type { DigestDeps } from './digest-deps';
import { issueMail } from './issue-mail';
import { readArticles } from './read-articles';

interface DigestPreview {
  issue: string;
  /** Whether this issue has begun: then it does not change any more. */
  begun: boolean;
  articles: number;
  mail: RenderedMail;
}

/** Belongs to no address: the link to unsubscribe leads to the page, and ends nothing. */
const NOBODY = '0'.repeat(64);

/** This month's issue as subscribers get it, or would get it now; changes nothing. */
export async function previewDigest({
  firestore,
  config,
  now,
}: Pick<DigestDeps, 'firestore' | 'config' | 'now'>): Promise<DigestPreview> {
  const issue = issueAt(now());
  const begun = await readIssue(firestore, issue);
  const articles =
    begun?.articles ??
    pickArticles(await readArticles(config.publicOrigin), await carriedArticles(firestore), now());
  const mail = issueMail(config, issue, articles)(NOBODY);
  return { issue, begun: begun !== null, articles: articles.length, mail };
}
