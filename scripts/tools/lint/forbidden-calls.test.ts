import { lintProbes, type CodeProbe } from './expect-walls';

const PAGE = "import type { Page } from '@playwright/test';\nexport const probe = (page: Page) => ";

const plansLink = (attributes: string) =>
  `import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
export const Probe = () => <Link to={paths.pricing()}${attributes}>Plans</Link>;
`;

const forbidden: CodeProbe[] = [
  ['backend/src/lib/http/probe.ts', "export const probe = () => fetch('https://skora.example');\n"],
  ['host/server/probe.ts', "export const probe = () => fetch('https://skora.example');\n"],
  ['e2e/tests/probe.spec.ts', `${PAGE}page.unroute('**/*');\n`],
  ['e2e/fixtures/browser/probe.ts', `${PAGE}page.unrouteAll();\n`],
  ['e2e/tests/probe.spec.ts', `${PAGE}page.route('**/*', (route) => route.abort(), { times: 1 });\n`],
  ['remote-marketing/src/routes/probe.tsx', plansLink('')],
];

const permitted: CodeProbe[] = [
  ['backend/src/lib/http/probe.test.ts', "export const probe = () => fetch('https://skora.example');\n"],
  ['e2e/tests/probe.spec.ts', `${PAGE}page.route('**/*', (route) => route.abort());\n`],
  ['remote-marketing/src/routes/probe.tsx', plansLink(' state={{ upgrade: true }}')],
];

test('every forbidden call fails lint, every permitted one passes', () => {
  const said = lintProbes([...forbidden, ...permitted]);
  const rules = said.map((problem) => problem?.split(':')[0] ?? null);
  const [fetches, routes] = ['no-restricted-globals', 'no-restricted-syntax'];
  expect(rules).toEqual([fetches, fetches, routes, routes, routes, routes, null, null, null]);
});
