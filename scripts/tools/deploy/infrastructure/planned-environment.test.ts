import { PRICE_BOOK_VERSION } from '@skora/backend/features/pricing/price-book';
import { readFaults, SECRET_NAME } from '../environment/check-environment';
import { SERVICES, type Service } from '../read-options';
import { READERS } from '../run-check';
import { plannedEnvironment } from './planned-environment';
import { readConfiguration } from './read-configuration';

/** What the cloud or a person fills in. */
const FILLED: Record<string, string> = {
  BACKEND_URL: 'https://backend.example',
  FIREBASE_API_KEY: 'a-key',
  FIREBASE_AUTH_DOMAIN: 'skora.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'skora-production',
  FIREBASE_STORAGE_BUCKET: 'skora-files',
  GCLOUD_PROJECT: 'skora-production',
  LINK_SECRET: 'a value nobody can guess',
  MAIL_FROM: 'Club <mail@club.example>',
  MAX_IN_FLIGHT: '80',
  OPERATOR_ADDRESS: '2 Real Road, Realton',
  OPERATOR_COUNTRY: 'Germany',
  OPERATOR_EMAIL: 'office@club.example',
  OPERATOR_NAME: 'Club GmbH',
  PRICES_CONFIRMED: PRICE_BOOK_VERSION,
  PUBLIC_ORIGIN: 'https://skora.example',
  REDIS_URL: 'redis://10.0.0.3:6379',
  REGISTRY: 'gs://skora-registry',
  SAFEGUARDING_INBOX: 'safety@club.example',
  SITE_SECRET: 'another value nobody can guess',
  SMTP_URL: 'smtps://user:password@mail.example',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_endpoint',
  TASKS_AUDIENCE: 'https://backend.example',
  TASKS_CALLER: 'scheduler@skora-production.iam.gserviceaccount.com',
};

/** What the files of variables say until somebody fills them in. */
const PLACEHOLDER = /\.example\b|of the operator$/;

const configuration = readConfiguration();
const planned = (service: Service, environment: string) =>
  plannedEnvironment(configuration, environment, service);

function sourceOf(service: Service, environment: string): Record<string, string> {
  const mode = environment === 'production' ? 'live' : 'test';
  const filledIn: Record<string, string> = { ...FILLED, STRIPE_SECRET_KEY: `sk_${mode}_of_the_account` };
  const { settings, secrets } = planned(service, environment);
  const filled = [...Object.entries(settings), ...secrets.map((key) => [key, null] as const)].map(
    ([key, value]) => {
      const sample = value && !PLACEHOLDER.test(value) ? value : filledIn[key];
      if (sample === undefined)
        throw new Error(`FILLED needs a sample of ${key}, which the cloud or a person fills in.`);
      return [key, sample];
    },
  );
  return Object.fromEntries(filled) as Record<string, string>;
}

/** Asks the reader itself which keys may not hold what everybody knows, and leaves out what is no secret by its name. */
function secretsOf(service: Service): string[] {
  const read = READERS[service];
  const { asked } = readFaults(read, {});
  const known = Object.fromEntries(asked.map((key) => [key, 'only for this machine']));
  const { faults } = readFaults(read, { ...known, ENVIRONMENT: 'production' });
  const guarded = faults.flatMap((fault) => /^(\w+) must not be the sample/.exec(fault)?.[1] ?? []);
  return guarded.filter((key) => SECRET_NAME.test(key));
}

const cases = SERVICES.flatMap((service) =>
  ['staging', 'production'].map((environment) => [service, environment] as const),
);

test.each(cases)('%s starts with what the infrastructure of %s gives it', (service, environment) => {
  const { faults } = readFaults(READERS[service], sourceOf(service, environment));
  expect(faults).toEqual([]);
});

test.each(cases)('%s reads every key that %s sets', (service, environment) => {
  const source = sourceOf(service, environment);
  const { asked } = readFaults(READERS[service], source);
  expect(Object.keys(source).filter((key) => !asked.includes(key))).toEqual([]);
});

test.each(SERVICES)('each secret of %s comes from Secret Manager, and none stands in a file', (service) => {
  const secrets = secretsOf(service);
  expect(secrets).toContain('SITE_SECRET');
  const { settings, secrets: always, optional } = planned(service, 'production');
  expect(secrets.filter((key) => ![...always, ...optional].includes(key))).toEqual([]);
  expect(secrets.filter((key) => key in settings)).toEqual([]);
});

test.each(cases)(
  '%s refuses the placeholders that the variables of %s still have',
  (service, environment) => {
    const { settings } = planned(service, environment);
    const left = Object.entries(settings).flatMap(([key, value]) =>
      value !== null && PLACEHOLDER.test(value) ? [[key, value] as const] : [],
    );
    const { faults } = readFaults(READERS[service], {
      ...sourceOf(service, environment),
      ...Object.fromEntries(left),
    });
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual(left.map(([key]) => key).sort());
  },
);
