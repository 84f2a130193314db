import { unsubscribeToken } from '../newsletter';
import type { DigestArticle } from './domain/digest-article';
import { renderMail, type RenderedMail } from '../../lib/mail/layout';
import { siteLinks } from '../../lib/mail/site-links';
import { newsletterDigestMail } from './mails/texts';
import { Problem } from '../../lib/http/problem';
import type { DigestDeps } from './digest-deps';

/**
 * Makes the function that writes the mail of an issue to a subscriber, by the key of the address.
 *
 * @throws Problem 503 without a postal address
 */
export function issueMail(
  { publicOrigin, postalAddress, linkSecret }: DigestDeps['config'],
  issue: string,
  articles: readonly DigestArticle[],
): (key: string) => RenderedMail {
  if (postalAddress === null) throw new Problem(503, { detail: 'Set POSTAL_ADDRESS: every issue names it.' });
  const links = siteLinks(publicOrigin);
  const text = {
    issue,
    articles,
    articlesUrl: links.articles(),
    postalAddress,
    listId: `playbook-digest.${new URL(publicOrigin).hostname}`,
  };
  return (key) => {
    const token = unsubscribeToken(linkSecret, key);
    const leave = { page: links.unsubscribe(token), oneClick: links.oneClickUnsubscribe(token) };
    return renderMail(newsletterDigestMail(text, leave));
  };
}
