import { ADULT_AGE } from '@skora/domain';
import { consentAge } from '../guardian';

interface Applicant {
  /** Completed years. */
  age: number;
  country: string;
  role: 'player' | 'guardian';
  /** What this identity told about its age lately, and was refused for; null: nothing. */
  told: 'young' | 'minor' | null;
}

/** Which way a registration goes. `young`: only with a guardian's agreement. */
export function registrationPath({ age, country, role, told }: Applicant) {
  const young = age < consentAge(country) || told === 'young';
  const minor = age < ADULT_AGE || told !== null;
  return { young, minor, refused: role === 'guardian' && minor };
}
