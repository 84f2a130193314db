const MIN_SECRET_LENGTH = 16;

type Source = Readonly<Record<string, string | undefined>>;

/** Reads settings one by one and collects every fault, so that an operator sees them all at once. */
export class EnvReader {
  readonly errors: string[] = [];

  constructor(private readonly source: Source) {}

  has(key: string): boolean {
    return Boolean(this.source[key]);
  }

  text(key: string, fallback: string): string {
    return this.source[key] || fallback;
  }

  optional(key: string): string | undefined {
    return this.source[key] || undefined;
  }

  /** The first of the keys that is set; a fault when none is. */
  required(...keys: string[]): string {
    const value = keys.map((key) => this.source[key]).find(Boolean);
    if (value === undefined) this.errors.push(`${keys.join(' or ')} must be set.`);
    return value ?? '';
  }

  integer(key: string, fallback: number, min: number, max: number): number {
    const written = this.source[key];
    if (!written) return fallback;
    const value = Number(written);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.errors.push(`${key} must be a whole number from ${min} to ${max}, not "${written}".`);
    return fallback;
  }

  oneOf<const Choice extends string>(key: string, choices: readonly Choice[], fallback: Choice): Choice {
    const written = this.text(key, fallback);
    const value = choices.find((choice) => choice === written);
    if (value !== undefined) return value;
    const names = choices.length > 10 ? 'one of the known values' : `one of ${choices.join(', ')}`;
    this.errors.push(`${key} must be ${names}, not "${written}".`);
    return fallback;
  }

  /** A URL of one of the protocols; `undefined` when it is not set. Faults never repeat it: it may hold a password. */
  url(key: string, protocols = ['http', 'https']): string | undefined {
    const written = this.source[key];
    if (!written) return undefined;
    if (URL.canParse(written) && protocols.includes(new URL(written).protocol.slice(0, -1))) return written;
    this.errors.push(`${key} must be a URL that begins with ${protocols.join(':// or ')}://.`);
    return undefined;
  }

  /** Something nobody can guess; `null` when it is not set. Faults never repeat it. */
  secret(key: string): string | null {
    const written = this.source[key];
    if (!written) return null;
    if (written.length < MIN_SECRET_LENGTH) {
      this.errors.push(`${key} must have at least ${MIN_SECRET_LENGTH} characters.`);
    }
    return written;
  }

  /** One email address; `undefined` when it is not set. */
  emailAddress(key: string): string | undefined {
    const written = this.source[key];
    if (!written || /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/.test(written)) return written || undefined;
    this.errors.push(`${key} must be one email address.`);
    return written;
  }

  /** Origins separated by commas, each exactly as browsers send it. */
  origins(key: string): ReadonlySet<string> {
    const written = this.text(key, '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    for (const origin of written) {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
        this.errors.push(`${key} must list origins such as https://skora.example, not "${origin}".`);
      }
    }
    return new Set(written);
  }
}
