import type { MailDomain } from './check-mail-domain';
import type { Options } from './read-options';

/** How mail is sent, by the sender and what the command was told. @returns `null` without a sender */
export function readMailDomain(from: string | undefined, mail: Options['mail']): MailDomain | null {
  const domain = /@([a-z0-9.-]+)>?$/i.exec(from ?? '')?.[1]?.toLowerCase();
  if (domain === undefined) return null;
  const { selectors, bounces = domain, include } = mail;
  return { domain, bounceDomain: bounces, include, selectors };
}
