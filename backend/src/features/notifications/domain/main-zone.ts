import { isTimeZone } from '@skora/domain';

/** Where most people live, for countries with several time zones. */
const MAIN: Readonly<Record<string, string>> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Ponape',
  GL: 'America/Godthab',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Gaza',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kiev',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** Newer than the types of the language. */
interface LocaleWithZones {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

function onlyZone(country: string): string | undefined {
  const locale = new Intl.Locale(`und-${country}`) as LocaleWithZones;
  return (locale.getTimeZones?.() ?? locale.timeZones)?.[0];
}

/** The time zone a browser names, when there is such a one. */
export function knownZone(name: string | undefined): string | null {
  return name !== undefined && isTimeZone(name) ? name : null;
}

/**
 * The time zone of a player: what the browser said, else the main one of the country, else UTC.
 * @param country ISO 3166-1 alpha-2
 */
export function chooseZone(said: string | null, country: string | null): string {
  if (said !== null && isTimeZone(said)) return said;
  const known = country !== null && /^[A-Z]{2}$/.test(country);
  return (known ? (MAIN[country] ?? onlyZone(country)) : undefined) ?? 'UTC';
}
