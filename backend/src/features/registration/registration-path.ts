import { ADULT_AGE } from '@skora/domain';
import { consentAge } from '../guardian';

interface Applicant {
  /** Completed years. */
  age: number;
  country: string;
  role: 'player' | 'guardian';
  /** Whether this identity was told lately that it needs a guardian. */
  gated: boolean;
}

/** Which way a registration goes. `young`: only with a guardian's agreement. */
export function registrationPath({ age, country, role, gated }: Applicant) {
  const young = age < consentAge(country) || gated;
  const minor = age < ADULT_AGE || gated;
  return { young, minor, refused: role === 'guardian' && minor };
}
