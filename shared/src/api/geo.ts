import { readConfig } from '../config';

const TIMEOUT_MS = 3_000;

/**
 * Country the visitor seems to be in (ISO 3166-1 alpha-2), from the configured geolocation address.
 * @returns null when it cannot be told; the failure is only logged
 */
export async function fetchCountryCode(): Promise<string | null> {
  try {
    const response = await fetch(readConfig().geoUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The answer is ${response.status}.`);
    const body: unknown = await response.json();
    const { country_code: code, guess } = (body ?? {}) as { country_code?: unknown; guess?: unknown };
    // Nobody could tell: the backend then names its default country.
    if (guess === true) return null;
    if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code)) throw new Error('The answer names no country.');
    return code;
  } catch (error) {
    console.info('[skora] the country could not be looked up:', error);
    return null;
  }
}
