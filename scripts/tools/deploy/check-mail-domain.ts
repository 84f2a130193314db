import { createPublicKey } from 'node:crypto';
import { readTags, readTxt, type TxtResolver } from './txt-records';

/** How mail is sent in our name. */
export interface MailDomain {
  /** The domain of the sender readers see, e.g. `skora.example`. */
  domain: string;
  /** The domain bounces go to, which SPF is about, e.g. `send.skora.example`. */
  bounceDomain: string;
  /** Whom SPF has to allow, e.g. `amazonses.com`; `null`: the mail service keeps that record itself. */
  include: string | null;
  /** The names of the DKIM keys, as the mail service says, e.g. `resend`. */
  selectors: readonly string[];
}

/** One thing that was looked at. */
export interface Finding {
  what: 'SPF' | 'DKIM' | 'DMARC';
  /** `missing`: mails are refused or taken for spam; `advice`: they are not, and it could be safer. */
  state: 'fine' | 'advice' | 'missing';
  text: string;
  /** The record to add or to change. */
  record?: string;
}

const OLD_RSA_BITS = 1024;
const GOOD_RSA_BITS = 2048;
/** Terms of SPF that let somebody send. */
const ALLOWS = /^(?:(?:include|ip4|ip6|exists):|(?:a|mx)(?:[:/]|$)|redirect=)/;

async function checkSpf(resolver: TxtResolver, { bounceDomain, include }: MailDomain): Promise<Finding> {
  const found = (await readTxt(resolver, bounceDomain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [only] = found;
  const say = (state: Finding['state'], text: string, record?: string): Finding => ({
    ...{ what: 'SPF', state, text },
    ...(record !== undefined && { record: `${bounceDomain} TXT "${record}"` }),
  });
  const wanted = `v=spf1 include:${include ?? 'what your mail service shows'} -all`;
  if (only === undefined)
    return say('missing', `${bounceDomain} does not say who may send for it. Add this record.`, wanted);
  if (found.length > 1)
    return say('missing', `${bounceDomain} has ${found.length} SPF records, so none counts. Keep one.`, only);
  const terms = only.toLowerCase().split(/\s+/);
  if (terms.includes('+all') || terms.includes('all'))
    return say('missing', 'The SPF record allows everybody to send. End it with -all.', wanted);
  const allowed = terms.map((term) => term.replace(/^\+/, ''));
  if (!allowed.some((term) => ALLOWS.test(term)))
    return say('missing', 'The SPF record allows nobody to send. Change it to this.', wanted);
  if (include !== null && !allowed.includes(`include:${include.toLowerCase()}`)) {
    const record = only.replace(/^v=spf1/i, `v=spf1 include:${include}`);
    return say('missing', `The SPF record does not allow ${include} to send. Change it to this.`, record);
  }
  const isClosed = terms.some((term) => /^[-~]all$|^redirect=/.test(term));
  if (!isClosed)
    return say('advice', 'The SPF record says nothing about all others. End it with -all.', wanted);
  return say('fine', `${bounceDomain} says who may send for it.`);
}

/** @returns the bits of an RSA key; `null` for Ed25519, which is good as it is. @throws Error when it is no key */
function rsaBits(key: string): number | null {
  const der = Buffer.from(key, 'base64');
  // An Ed25519 key stands in DKIM as its 32 bytes alone (RFC 8463).
  if (der.length === 32) return null;
  return (
    createPublicKey({ key: der, format: 'der', type: 'spki' }).asymmetricKeyDetails?.modulusLength ?? null
  );
}

async function checkDkim(resolver: TxtResolver, domain: string, selector: string): Promise<Finding> {
  const name = `${selector}._domainkey.${domain}`;
  const say = (state: Finding['state'], text: string, record?: string): Finding => ({
    ...{ what: 'DKIM', state, text },
    ...(record !== undefined && { record }),
  });
  const add = `${name} TXT or CNAME, with the value your mail service shows for "${selector}"`;
  const [record] = (await readTxt(resolver, name)).filter((text) => readTags(text).has('p'));
  if (record === undefined) return say('missing', `There is no DKIM key at ${name}.`, add);
  const key = (readTags(record).get('p') ?? '').replace(/\s/g, '');
  if (key === '') return say('missing', `The DKIM key at ${name} was taken back: its p= is empty.`, add);
  try {
    const bits = rsaBits(key);
    if (bits !== null && bits < OLD_RSA_BITS)
      return say('missing', `The DKIM key at ${name} has ${bits} bits, so receivers ignore it.`, add);
    if (bits !== null && bits < GOOD_RSA_BITS)
      return say('advice', `The DKIM key at ${name} has ${bits} bits. Ask for one of ${GOOD_RSA_BITS}.`);
  } catch {
    return say('missing', `The DKIM key at ${name} cannot be read. Copy it again, in full.`, add);
  }
  return say('fine', `There is a DKIM key at ${name}.`);
}

async function checkDmarc(resolver: TxtResolver, { domain }: MailDomain): Promise<Finding> {
  const labels = domain.split('.');
  // A subdomain without a record of its own follows the domain above it.
  const names = [domain, ...(labels.length > 2 ? [labels.slice(1).join('.')] : [])];
  const say = (state: Finding['state'], text: string, record?: string): Finding => ({
    ...{ what: 'DMARC', state, text },
    ...(record !== undefined && { record: `_dmarc.${domain} TXT "${record}"` }),
  });
  const wanted = `v=DMARC1; p=quarantine; rua=mailto:dmarc@${domain}`;
  for (const name of names) {
    const found = (await readTxt(resolver, `_dmarc.${name}`)).filter((text) =>
      /^v=DMARC1\s*(?:;|$)/.test(text),
    );
    if (found.length > 1)
      return say('missing', `_dmarc.${name} has ${found.length} records, so none counts. Keep one.`, wanted);
    const [record] = found;
    if (record === undefined) continue;
    const policy = readTags(record).get('p')?.toLowerCase() ?? '';
    if (!['none', 'quarantine', 'reject'].includes(policy))
      return say('missing', `The DMARC record of ${name} has no policy. Change it to this.`, wanted);
    if (policy === 'none')
      return say(
        'advice',
        `DMARC of ${name} only watches (p=none). Once its reports are clean, use this.`,
        wanted,
      );
    return say('fine', `DMARC of ${name} is ${policy}.`);
  }
  return say('missing', `${domain} does not say what happens to mails that only pretend to be ours.`, wanted);
}

/** Looks up what receivers of our mails will look up. @throws Error when DNS does not answer */
export async function checkMailDomain(resolver: TxtResolver, sender: MailDomain): Promise<Finding[]> {
  return [
    await checkSpf(resolver, sender),
    ...(await Promise.all(sender.selectors.map((selector) => checkDkim(resolver, sender.domain, selector)))),
    await checkDmarc(resolver, sender),
  ];
}
