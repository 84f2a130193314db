import { parse } from 'qs';
import { invalid } from './fault';

/** Reads `a[b][0][c]=…` into nested objects. */
export function parseForm(text: string): Record<string, unknown> {
  return parse(text, { depth: 8, arrayLimit: 100, parameterLimit: 1000 });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Typed reading of what a request sent; everything arrives as text. */
export class Form {
  constructor(private readonly values: Record<string, unknown>) {}

  has(key: string): boolean {
    return this.values[key] !== undefined;
  }

  /** `undefined` also for the empty text, by which Stripe unsets a field. */
  text(key: string): string | undefined {
    const value = this.values[key];
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  required(key: string): string {
    const value = this.text(key);
    if (value === undefined) throw invalid(`Missing required param: ${key}.`, key, 'parameter_missing');
    return value;
  }

  integer(key: string): number | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    if (!/^-?\d+$/.test(value)) throw invalid(`Invalid integer: ${value}`, key, 'parameter_invalid_integer');
    return Number(value);
  }

  flag(key: string): boolean | undefined {
    const value = this.text(key);
    return value === undefined ? undefined : value === 'true';
  }

  /** @throws StripeFault 400 for another word */
  oneOf<Word extends string>(key: string, words: readonly Word[]): Word | undefined {
    const value = this.text(key);
    const known = words.find((word) => word === value);
    if (value !== undefined && known === undefined)
      throw invalid(`Invalid ${key}: must be one of ${words.join(', ')}`, key);
    return known;
  }

  texts(key: string): string[] {
    const value = this.values[key];
    const list = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [value];
    return list.filter((entry): entry is string => typeof entry === 'string');
  }

  map(key: string): Record<string, string> {
    const value = this.values[key];
    if (!isObject(value)) return {};
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, String(entry)]));
  }

  /** An object's entries over those there were; the empty text takes one out, as in Stripe's `metadata`. */
  merged(key: string, before: Record<string, string>): Record<string, string> {
    const entries = Object.entries({ ...before, ...this.map(key) });
    return Object.fromEntries(entries.filter(([, value]) => value !== ''));
  }

  child(key: string): Form | undefined {
    const value = this.values[key];
    return isObject(value) ? new Form(value) : undefined;
  }

  /** Every entry of a nested object, by name. */
  entries(key: string): [string, Form][] {
    const value = this.values[key];
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([name, entry]) =>
      isObject(entry) ? [[name, new Form(entry)] as [string, Form]] : [],
    );
  }

  children(key: string): Form[] {
    const value = this.values[key];
    const list = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
    return list.filter(isObject).map((entry) => new Form(entry));
  }
}
