/** What a field of a form holds: text as typed, a yes or no, or a choice of several. */
export type FormValue = string | boolean | readonly string[];

export type FormValues = Readonly<Record<string, FormValue>>;

/** The text of a field; empty when it holds none. */
export function readText(values: FormValues, key: string): string {
  const value = values[key];
  return typeof value === 'string' ? value : '';
}

export function readList(values: FormValues, key: string): readonly string[] {
  const value = values[key];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

export function sameValue(a: FormValue | undefined, b: FormValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
