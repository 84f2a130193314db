import { screen, within } from '@testing-library/react';
import { provideTestConfig } from '@skora/shared/testing';
import { fillOperator, SAMPLE_OPERATOR } from '@skora/shared/utils/operator';
import { prerenderPage, visitPage } from '../../testing/render-page';
import { accessibility } from './accessibility';
import { disclaimer } from './disclaimer';
import { LegalPage } from './legal-page';
import { privacyPolicy } from './privacy-policy';
import { refundPolicy } from './refund-policy';
import { terms } from './terms';

const documents = [privacyPolicy, terms, refundPolicy, disclaimer, accessibility];
const operators = [
  SAMPLE_OPERATOR,
  {
    name: 'Club & Data GmbH',
    address: '2 Real Road, Realton',
    country: 'Germany',
    email: 'office@club.example',
    register: 'HRB 1',
    vatId: 'DE1',
    legalSince: '1 December 2026',
  },
];

/** What the build renders, before there is any configuration. */
const atBuild = documents.map((document) => prerenderPage(<LegalPage document={document} />));

beforeEach(() => provideTestConfig());

test.each(operators)('what is served for $name is what the browser takes over, and names it', (operator) => {
  provideTestConfig({ operator });
  for (const [index, document] of documents.entries()) {
    const served = fillOperator(atBuild[index] ?? '', operator);
    expect(served).toBe(prerenderPage(<LegalPage document={document} />));
    expect(served.replaceAll('&amp;', '&')).toContain(operator.name);
    expect(served).toContain(`mailto:${operator.email}`);
    expect(served.includes('In force since')).toBe(operator.legalSince !== undefined);
  }
});

test.each(documents)('$title: summary first, contents with anchors that exist, version date', (document) => {
  const { container } = visitPage(<LegalPage document={document} />);
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  const anchors = contents.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(anchors.length).toBeGreaterThanOrEqual(document.sections.length);
  expect(anchors.filter((id) => !container.querySelector(`[id="${id}"]`))).toEqual([]);
  const summary = within(screen.getByRole('region', { name: 'In short' }));
  expect(summary.getAllByRole('listitem')).toHaveLength(document.summary.length);
  // On paper the contents are left out, the version is not.
  expect(container.querySelector('time')).toHaveAttribute('datetime', document.version);
  expect(container.querySelector('nav time')).toBeNull();
});

test('the privacy policy has a version for young readers before the full text', () => {
  visitPage(<LegalPage document={privacyPolicy} />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.indexOf('For young players')).toBeGreaterThan(titles.indexOf('In short'));
  expect(titles.indexOf('For young players')).toBeLessThan(titles.indexOf('1. Who is responsible'));
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  expect(contents.getAllByRole('link')[0]).toHaveAccessibleName('For young players');
  expect(screen.getByRole('region', { name: 'For young players' })).toHaveTextContent(
    'tell an adult you trust',
  );
});

const wholeText = (document: typeof terms) =>
  visitPage(<LegalPage document={document} />).container.textContent ?? '';

test('the privacy policy says what stays of a reported contact request, and for how long', () => {
  visitPage(<LegalPage document={privacyPolicy} />);
  const kept = (screen.getByText('Contact requests:', { selector: 'li strong' }).closest('li') as Element)
    .textContent;
  expect(kept).toMatch(/2 days .* 180 days/);
  expect(kept).toMatch(/reported .* 365 days/);
  expect(kept).toMatch(/player deletes the account.*reported one stays.*without .* which player/);
  expect(kept).not.toMatch(/go with the player/);
  const prints = screen.getByText('Fingerprints of addresses:', { selector: 'li strong' }).closest('li');
  expect(prints).toHaveTextContent(/blocked .* domain.* account is deleted/);
  expect(prints).toHaveTextContent(/reported .* until we let them write again/);
});

test('the privacy policy says what stays of a deleted account, why and for how long', () => {
  visitPage(<LegalPage document={privacyPolicy} />);
  const code = screen.getByText('The code of a deleted account:', { selector: 'li strong' }).closest('li');
  expect(code).toHaveTextContent(/120 days\. .* without a name .* restore an older backup/);
});

test('the privacy policy says how long backups are kept', () => {
  visitPage(<LegalPage document={privacyPolicy} />);
  const backups = screen.getByText('Backups:', { selector: 'li strong' }).closest('li');
  expect(backups).toHaveTextContent(/90 days at most/);
});

test('the terms name no law that nobody has chosen, only where the operator is', () => {
  const [, operator] = operators;
  provideTestConfig({ operator });
  const text = wholeText(terms);
  expect(text).not.toMatch(/\blaw of Germany\b/);
  expect(text).toContain('We are based in Germany.');
  expect(text).toContain('The mandatory consumer law of the country you live in always applies.');
});
