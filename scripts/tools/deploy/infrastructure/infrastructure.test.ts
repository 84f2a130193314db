import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEDULED_TASKS } from '@skora/backend/app/scheduled-tasks';
import { readJson, remoteIds, ROOT } from '@skora/scripts-lib/workspace';
import { readConfiguration, type Body } from './read-configuration';

const { resources, locals, variables } = readConfiguration();
const ofType = (type: string) => resources.filter((resource) => resource.type === type);

test('nobody outside reads a bucket, and nobody in it has rights of an own', () => {
  const buckets = ofType('google_storage_bucket');
  expect(buckets.length).toBeGreaterThan(2);
  for (const { body } of buckets)
    expect(body).toMatchObject({ uniform_bucket_level_access: true, public_access_prevention: 'enforced' });
  expect(JSON.stringify(resources)).not.toMatch(/allUsers|allAuthenticatedUsers/);
});

test('there is no static key: workflows sign in by what GitHub says about them', () => {
  const types = resources.map(({ type }) => type);
  expect(types).not.toContain('google_service_account_key');
  expect(types).not.toContain('google_storage_hmac_key');
  const [provider] = ofType('google_iam_workload_identity_pool_provider');
  expect(provider?.body['attribute_condition']).toContain('assertion.repository_id ==');
  expect(provider?.body['attribute_condition']).toContain('refs/heads/main');
});

test('a secret has a name here and a value nowhere', () => {
  expect(ofType('google_secret_manager_secret')).toHaveLength(1);
  expect(resources.map(({ type }) => type)).not.toContain('google_secret_manager_secret_version');
});

test('whoever writes into the registry has a condition, and each remote has a team', () => {
  const grants = ofType('google_storage_bucket_iam_member').filter(({ body }) =>
    String(body['bucket']).includes('.registry.'),
  );
  const writing = grants.filter(({ body }) => body['role'] !== 'roles/storage.objectViewer');
  expect(writing.map(({ name }) => name).sort()).toEqual([
    'backend_moves_pointers',
    'site_counts_visits',
    'writes_own_names',
  ]);
  for (const { body } of writing) expect(body['condition']).toHaveLength(1);
  const teams = variables['teams']?.['default'] as Record<string, string>;
  expect(Object.keys(teams).sort()).toEqual(remoteIds());
});

test('each identity that deploys serves a workflow', () => {
  const folder = join(ROOT, '.github/workflows');
  const workflows = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const unused = Object.keys(locals['deployers'] as object).filter(
    (id) => !workflows.some((text) => text.includes(`'staging-${id}'`)),
  );
  expect(unused).toEqual([]);
});

test('what is deleted in the registry by its age has been replaced before', () => {
  const registry = ofType('google_storage_bucket').find(({ name }) => name === 'registry');
  const rules = registry?.body['lifecycle_rule'] as { condition: Body[] }[];
  expect(rules.map(({ condition }) => condition[0]?.['with_state'])).toEqual(['ARCHIVED', 'ARCHIVED']);
});

test('which accounts were erased is kept as long as the privacy policy says, and longer than any backup', () => {
  const files = ofType('google_storage_bucket').find(({ name }) => name === 'files');
  const rules = files?.body['lifecycle_rule'] as { condition: Body[] }[];
  const kept = rules
    .flatMap(({ condition }) => condition)
    .find((one) => String(one['matches_prefix']) === 'erased/');
  const policy = readFileSync(join(ROOT, 'remote-marketing/src/features/legal/privacy-policy.tsx'), 'utf8');
  const recovery = readFileSync(join(ROOT, 'docs/operations/recovery.md'), 'utf8');
  expect(policy).toContain(`The code of a deleted account:</strong> ${String(kept?.['age'])} days.`);
  expect(Number(/Delete backups after (\d+) days/.exec(recovery)?.[1])).toBeLessThan(Number(kept?.['age']));
});

test('the scheduler starts each task of the backend, at the times of its table', () => {
  const tasks = Object.entries(SCHEDULED_TASKS).map(([name, { schedule, runs }]) => [
    name,
    { schedule, runs },
  ]);
  expect(locals['tasks']).toEqual(Object.fromEntries(tasks));
});

test('a service is made after what it has to read before it is ready', () => {
  const before = (name: string) => {
    const service = ofType('google_cloud_run_v2_service').find((one) => one.name === name);
    return (service?.body['depends_on'] as string[]).map((one) => one.replace(/[${}]/g, ''));
  };
  expect(before('site')).toContain('google_storage_bucket_iam_member.site_reads_registry');
  expect(before('backend')).toEqual(
    expect.arrayContaining(['google_firestore_database.main', 'google_project_iam_member.backend']),
  );
});

test('the registry has releases before the first start of the site, which is not ready without', () => {
  const steps = readFileSync(join(ROOT, 'docs/operations/first-deploy.md'), 'utf8');
  const bucket = steps.indexOf('-target=google_storage_bucket.registry');
  const release = steps.indexOf('run release -- host');
  const everything = steps.search(/terraform -chdir=\S+ apply -var-file=\S+\n/);
  expect(bucket).toBeGreaterThan(0);
  expect(release).toBeGreaterThan(bucket);
  expect(everything).toBeGreaterThan(release);
});

test('passwords are as long as the forms say, and addresses cannot be found out', () => {
  // The kit is for browsers, so its rule is read as a text.
  const rule = readFileSync(join(ROOT, 'kit/src/password/password-rule.ts'), 'utf8');
  const [min, max] = ['MIN', 'MAX'].map((end) =>
    Number(new RegExp(`PASSWORD_${end} = (\\d+);`).exec(rule)?.[1]),
  );
  const settings = readJson('scripts/deploy/identity-platform.json');
  const version = { customStrengthOptions: { minPasswordLength: min, maxPasswordLength: max } };
  expect(settings).toMatchObject({
    passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE', passwordPolicyVersions: [version] },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
});

test('each line of the log that rings is one that site or backend write', () => {
  const lines = Object.values(locals['log_alerts'] as Record<string, string[]>).flat();
  const texts = ['backend/src', 'host/server'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  );
  expect(lines.filter((line) => !texts.some((text) => text.includes(line)))).toEqual([]);
});

test('a line of the log counts whoever writes it, the backend or a job', () => {
  const filters = (type: string) =>
    ofType(type)
      .map(({ body }) => JSON.stringify(body).replaceAll('\\', ''))
      .filter((body) => /jsonPayload|logging\.googleapis\.com\/user/.test(body));
  const found = [...filters('google_logging_metric'), ...filters('google_monitoring_alert_policy')];
  expect(found).toHaveLength(3);
  for (const filter of found) expect(filter).toMatch(/cloud_run_revision.{1,8}cloud_run_job/);
});

test('what a called task could not do for somebody rings, as its answer is 200', () => {
  // Jobs end with code 1 then, and job-failed rings.
  const lines = Object.values(locals['log_alerts'] as Record<string, string[]>).flat();
  expect(lines).toEqual(
    expect.arrayContaining([
      'a held place could not be given back',
      'a morning failed',
      'an account without a sign-in is not closed',
    ]),
  );
});

test('each alarm has a row that says what to do first', () => {
  const named = ofType('google_monitoring_alert_policy').flatMap(({ body }) => {
    const name = String(body['display_name']);
    if (name === '${each.key}') return Object.keys(locals['log_alerts'] as object);
    const services = locals['services'] as string[];
    return services.map((service) => name.replace('${each.key}', service));
  });
  const table = readFileSync(join(ROOT, 'docs/operations/alarms.md'), 'utf8').split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual([...new Set(named)].sort());
});
