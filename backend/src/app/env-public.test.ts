import { readEnv } from './env';

test('in production the operator is named, and so is every variable that is missing', () => {
  const read = () => readEnv({ GCLOUD_PROJECT: 'x' });
  for (const key of ['NAME', 'ADDRESS', 'COUNTRY', 'EMAIL'])
    expect(read).toThrow(`OPERATOR_${key} must be set`);
  expect(read).toThrow('LEGAL_SINCE must be set');
  expect(read).toThrow('SITE_SECRET must be set');
});

/** What the pages of this repository tell everybody. */
const SAMPLES = {
  LINK_SECRET: 'only for this machine',
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  GEO_URL: 'https://geo.example',
  GEO_TOKEN: 'local-token',
  MAIL_LOG_TOKEN: 'local-token',
};

test.each([undefined, 'production', 'staging', 'preview'])(
  'no links, tasks or payments of %s are signed with what everybody knows',
  (ENVIRONMENT) => {
    const missing = () => readEnv({ GCLOUD_PROJECT: 'x', ENVIRONMENT });
    for (const key of ['LINK_SECRET', 'TASKS_CALLER', 'TASKS_AUDIENCE', 'SITE_SECRET', 'STRIPE_SECRET_KEY'])
      expect(missing).toThrow(`${key} must be set`);
    const known = () => readEnv({ GCLOUD_PROJECT: 'x', ENVIRONMENT, ...SAMPLES });
    for (const key of Object.keys(SAMPLES).filter((name) => name !== 'GEO_URL'))
      expect(known).toThrow(`${key} must not be the sample everybody knows.`);
  },
);
