/**
 * Age from which somebody may agree to an online service alone. Member states of the EU: Commission staff
 * working document SWD(2020) 115, p. 17, on Article 8 GDPR, except Denmark, which has raised its age to 15
 * since. GB: Data Protection Act 2018, s. 9. NO and IS: their personal data acts. US: COPPA, 15 U.S.C. 6501.
 */
const AGES: Readonly<Record<number, string>> = {
  13: 'BE EE FI GB IS LV MT NO PT SE US',
  14: 'AT BG CY ES IT LT',
  15: 'CZ DK FR GR',
};

/** Article 8 GDPR where a state has not lowered it, and the cautious choice where no rule is known to us. */
const DEFAULT_AGE = 16;

/** The digital-consent age of a country: 13 to 16, in years. */
export function consentAge(country: string): number {
  const own = Object.entries(AGES).find(([, countries]) => countries.split(' ').includes(country));
  return own === undefined ? DEFAULT_AGE : Number(own[0]);
}
