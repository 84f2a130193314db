/** What a service does about a value of one of its variables: it starts, or refuses to and names the variable. */
type Outcome = 'starts' | 'refused';

/** How one variable of `docs/.env.example` is read outside a developer's machine. */
export interface KeyRow {
  /** A value it starts with, beside the good ones of all other variables; none where it is better not set. */
  good?: string;
  /** When it is not set, or empty. */
  missing: Outcome;
  /** With the value that stands in the file. An empty one counts as missing, so it needs no word here. */
  sample?: Outcome;
  /** Values that are refused. Empty where every text may be right: names, folders, identifiers of other services. */
  malformed: readonly string[];
}

export type KeyRows = Readonly<Record<string, KeyRow>>;

/** An optional text. */
export const ANY_TEXT: KeyRow = { missing: 'starts', malformed: [] };

/** Of the service that is local only: the emulators. */
export const LOCAL_ONLY: KeyRow = { missing: 'starts', sample: 'refused', malformed: ['nowhere'] };

/** What site and backend read alike. */
export const COMMON_ROWS: KeyRows = {
  ENVIRONMENT: { good: 'production', missing: 'starts', sample: 'refused', malformed: ['Local', 'prod'] },
  SITE_SECRET: { good: 'what only these two know', missing: 'refused', malformed: ['short'] },
  METRICS_TOKEN: { missing: 'starts', malformed: ['short'] },
  OPERATOR_NAME: { good: 'Club GmbH', missing: 'refused', malformed: ['Name of the operator'] },
  OPERATOR_ADDRESS: {
    good: '2 Real Road, Realton',
    missing: 'refused',
    malformed: ['Street and town of the operator'],
  },
  OPERATOR_COUNTRY: { good: 'Germany', missing: 'refused', malformed: ['Country of the operator'] },
  OPERATOR_EMAIL: {
    good: 'office@club.example',
    missing: 'refused',
    malformed: ['nobody', 'office@skora.example'],
  },
  OPERATOR_REGISTER: ANY_TEXT,
  OPERATOR_VAT_ID: ANY_TEXT,
  LEGAL_SINCE: { good: '2026-12-01', missing: 'refused', malformed: ['tomorrow', '2026-02-30'] },
  ANSWER_TIME: { missing: 'starts', malformed: ['soon'] },
  URGENT_ANSWER_TIME: { missing: 'starts', malformed: ['at once'] },
  PORT: { good: '8080', missing: 'starts', sample: 'starts', malformed: ['http', '-1', '65536'] },
  HOST: { good: '0.0.0.0', missing: 'starts', sample: 'starts', malformed: [] },
  DRAIN_MS: { missing: 'starts', sample: 'starts', malformed: ['-1', '5001', 'soon'] },
  PUBLIC_ORIGIN: {
    good: 'https://club.example',
    missing: 'refused',
    sample: 'refused',
    malformed: ['club.example', 'http://club.example', 'https://club.example/app'],
  },
  REGISTRY: { good: 'gs://club-registry', missing: 'refused', sample: 'refused', malformed: [] },
  FIREBASE_STORAGE_BUCKET: { good: 'club-files', missing: 'starts', sample: 'refused', malformed: [] },
  FIREBASE_AUTH_EMULATOR_HOST: LOCAL_ONLY,
  FIRESTORE_EMULATOR_HOST: LOCAL_ONLY,
  FIREBASE_STORAGE_EMULATOR_HOST: LOCAL_ONLY,
};
