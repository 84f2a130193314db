import { lookUp } from '@skora/shared/utils';
import type { PaidSubscription } from '../billing-api';

type TaxTerms = Pick<PaidSubscription, 'tax' | 'taxLabel'>;

const WORDS: Readonly<Record<TaxTerms['tax'], (label: string) => string>> = {
  included: (label) => `, ${label} included`,
  added: (label) => ` plus ${label}`,
  'not-computed': () => '',
};

/** What is said of tax after a price; nothing where nobody computes it. @example taxWords(…) // ', VAT included' */
export function taxWords({ tax, taxLabel }: TaxTerms): string {
  return lookUp(WORDS, tax, () => '')(taxLabel);
}
