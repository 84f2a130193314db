import type { MailContent } from '../../../lib/mail/layout';
import type { DigestArticle } from '../domain/digest-article';
import { issueSubject } from '../domain/digest-issue';

/** What is the same in every mail of an issue. */
interface IssueText {
  issue: string;
  articles: readonly DigestArticle[];
  /** Where all articles are. */
  articlesUrl: string;
  postalAddress: string;
  /** e.g. `playbook-digest.skora.example` */
  listId: string;
}

/** One issue of the digest. No pixel and no counted links: nothing tells us who reads it. */
export function newsletterDigestMail(
  { issue, articles, articlesUrl, postalAddress, listId }: IssueText,
  leave: { page: string; oneClick: string },
): MailContent {
  const [first, ...others] = articles;
  const count = articles.length === 1 ? 'One new article' : `${articles.length} new articles`;
  return {
    subject: issueSubject(issue),
    ...(first && {
      preheader: `New: “${first.title}”${others.length > 0 ? ` and ${others.length} more` : ''}.`,
    }),
    paragraphs: [`${count} in the Playbook since the last digest.`],
    items: articles.map(({ title, description, url }) => ({ title, text: description, url })),
    action: { label: 'All articles', url: articlesUrl },
    why: 'You get this email once a month because you subscribed to the Playbook Digest and confirmed it. If you do not want it any more, unsubscribe below.',
    imprint: {
      lines: [postalAddress],
      link: { label: 'Unsubscribe', url: leave.page },
    },
    headers: {
      'List-Id': `Playbook Digest <${listId}>`,
      'List-Unsubscribe': `<${leave.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
