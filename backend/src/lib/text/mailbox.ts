import { emailAddressKey } from './email-address';

/** How a provider reads addresses beside what all are taken to do. */
interface Provider {
  /** Names of one and the same mailbox; the first stands for all. */
  domains: readonly [string, ...string[]];
  /** Letters that make no difference, in one spelling. */
  respell?: (local: string) => string;
  /** Whether `tag@ann.provider` leads to `ann@provider`. */
  tagsBeforeName?: true;
}

const withoutDots = (local: string) => local.replaceAll('.', '');

const PROVIDERS: readonly Provider[] = [
  // https://support.google.com/mail/answer/7436150 and https://support.google.com/mail/answer/10313
  { domains: ['gmail.com', 'googlemail.com'], respell: withoutDots },
  // https://proton.me/support/addresses-and-aliases and, of the signs,
  // https://www.sindastra.de/p/1775/protonmail-dots-hyphens-and-underscores
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    respell: (local) => local.replace(/[._-]/g, ''),
  },
  // https://support.apple.com/118230
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  // https://yandex.com/support/id/authorization/email.html
  { domains: ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'ya.ru'] },
  // https://www.fastmail.help/hc/en-us/articles/360060591053
  { domains: ['fastmail.com'], tagsBeforeName: true },
  { domains: ['fastmail.fm'], tagsBeforeName: true },
];

function findProvider(domain: string): Provider | undefined {
  return PROVIDERS.find(({ domains }) => domains.includes(domain));
}

/** `tag@ann.fastmail.com` as `ann@fastmail.com`; every other address as it is. */
function moveName(local: string, domain: string): [local: string, domain: string] {
  const [name = '', ...rest] = domain.split('.');
  const parent = rest.join('.');
  return name !== '' && findProvider(parent)?.tagsBeforeName ? [name, parent] : [local, domain];
}

/**
 * The one spelling of all addresses that lead to a mailbox, as far as can be told from the address. Everything from a `+` on is
 * a tag with every provider: who is told that two addresses are one can give another, and a mail that is taken for somebody
 * else's cannot be taken back.
 *
 * @param address as `parseEmailAddress` gives it
 */
function canonicalMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const lower = address.toLowerCase();
  const [local, domain] = moveName(lower.slice(0, at), lower.slice(at + 1));
  const bare = local.replace(/(?<=.)\+.*$/, '');
  const provider = findProvider(domain);
  const name = provider?.respell?.(bare) || bare;
  return `${name}@${provider?.domains[0] ?? domain}`;
}

/** Whether two addresses lead to one mailbox: `ann+x@a.b` is `ann@a.b`, and Gmail knows no dots. */
export function isSameMailbox(one: string, other: string): boolean {
  return canonicalMailbox(one) === canonicalMailbox(other);
}

/** The key of a mailbox, the same for all spellings of {@link isSameMailbox}. */
export function mailboxKey(address: string): string {
  return emailAddressKey(canonicalMailbox(address));
}
