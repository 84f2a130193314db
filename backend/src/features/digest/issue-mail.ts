import { unsubscribeToken } from '../newsletter';
import type { DigestArticle } from './domain/digest-article';
import { renderMail, type RenderedMail } from '../../lib/mail/layout';
import { siteLinks } from '../../lib/mail/site-links';
import { newsletterDigestMail } from './mails/texts';
import type { DigestDeps } from './digest-deps';

/** Makes the function that writes the mail of an issue to a subscriber, by the key of the address. */
export function issueMail(
  { publicOrigin, operator, linkSecret }: DigestDeps['config'],
  issue: string,
  articles: readonly DigestArticle[],
): (key: string) => RenderedMail {
  const links = siteLinks(publicOrigin);
  const text = {
    issue,
    articles,
    articlesUrl: links.articles(),
    postalAddress: `${operator.name}, ${operator.address}, ${operator.country}`,
    listId: `playbook-digest.${new URL(publicOrigin).hostname}`,
  };
  return (key) => {
    const token = unsubscribeToken(linkSecret, key);
    const leave = { page: links.unsubscribe(token), oneClick: links.oneClickUnsubscribe(token) };
    return renderMail(newsletterDigestMail(text, leave));
  };
}
