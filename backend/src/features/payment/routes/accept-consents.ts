import {
  ORDER_CONSENT_TEXTS,
  ORDER_CONSENTS,
  type OrderConsent,
  parseOrderConsentVersion,
} from '@skora/domain';
import { Problem, type FieldError } from '../../../lib/http/problem';
import type { AgreedConsents } from '../store/stored-order';

/** What a request says was agreed to. */
export type GivenConsents = Partial<Record<OrderConsent, boolean>> & { version?: string };

/** What a buyer has agreed to. @throws Problem 422 that names each agreement that is missing */
export function acceptConsents(given: GivenConsents = {}): AgreedConsents {
  const version = parseOrderConsentVersion(given.version);
  const missing: FieldError[] = ORDER_CONSENTS.filter((name) => given[name] !== true).map((name) => ({
    at: `body/consents/${name}`,
    message: 'must be agreed to',
  }));
  if (version !== null && missing.length === 0) {
    const { termsVersion } = ORDER_CONSENT_TEXTS[version];
    return { version, termsVersion, adult: true, terms: true, immediateStart: true };
  }
  const unknown = { at: 'body/consents/version', message: 'must be a version of the words' };
  throw new Problem(422, { errors: version === null ? [...missing, unknown] : missing });
}
