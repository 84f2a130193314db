import type { ReactRemoteModule } from '../contract/remote-module';
import { listenerCount } from '../events/event-bus';
import { type ManifestFile, mountVisit, type RemoteVisit, renderVisit } from './remote-visit';
import { beSignedOut, resetSession, signInAs } from './test-session';

/** Compares a remote's module with its manifest. @returns what does not fit, in sentences */
export function checkViews(
  remote: Pick<ReactRemoteModule, 'id' | 'contractVersion' | 'views'>,
  manifest: ManifestFile,
): string[] {
  const problems: string[] = [];
  const named = new Set([...manifest.routes, ...manifest.slots].map(({ view }) => view));
  if (remote.id !== manifest.id) problems.push(`The module is ${remote.id}, the manifest ${manifest.id}.`);
  if (remote.contractVersion !== manifest.contractVersion) {
    problems.push(
      `Module and manifest have contract versions ${remote.contractVersion} and ${manifest.contractVersion}.`,
    );
  }
  for (const view of named)
    if (!remote.views.includes(view)) problems.push(`The module lacks the view ${view}.`);
  for (const view of remote.views)
    if (!named.has(view)) problems.push(`The manifest does not name the view ${view}.`);
  return problems;
}

function checkMarkup(html: string, { slot }: RemoteVisit): string[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  const problems: string[] = [];
  if (html.includes(' style=')) problems.push('It has inline styles, which the policy of the site forbids.');
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  if (twice.length > 0) problems.push(`Ids are there twice: ${twice.join(', ')}.`);
  const lost = [...page.querySelectorAll('a[href^="#"]')].map(
    (link) => link.getAttribute('href')?.slice(1) ?? '',
  );
  for (const id of lost.filter((target) => !ids.includes(target)))
    problems.push(`A link leads to #${id}, which is missing.`);
  if (slot === 'main') problems.push(...checkHeadings(page));
  else if (page.querySelector('h1, [data-page-heading]')) {
    problems.push('It has a heading of level 1, which belongs to the page around it.');
  }
  return problems;
}

function checkHeadings(page: Element): string[] {
  const problems: string[] = [];
  const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
    Number(tagName[1]),
  );
  const first = headings.filter((rank) => rank === 1).length;
  if (first !== 1) problems.push(`It has ${first} headings of level 1; a page has one.`);
  if (!page.querySelector('[data-page-heading]')) {
    problems.push(
      'No element has data-page-heading, to which the focus moves: use PageHeader or PageHeading.',
    );
  }
  if (headings.some((rank, index) => rank > (headings[index - 1] ?? 0) + 1)) {
    problems.push(`Its headings skip a level: ${headings.join(' ')}.`);
  }
  return problems;
}

async function checkMounted(remote: ReactRemoteModule, visit: RemoteVisit, html?: string): Promise<string[]> {
  const problems: string[] = [];
  const before = listenerCount();
  const mounting = mountVisit(remote, visit, html);
  const markup = document.body.lastElementChild?.firstElementChild;
  const { element, errors, unmount } = await mounting;
  if (!element.hasChildNodes()) problems.push('It shows nothing.');
  else if (visit.slot === 'main') problems.push(...checkHeadings(element));
  if (markup && element.firstElementChild !== markup)
    problems.push('It renders anew instead of taking over its markup.');
  await unmount();
  if (element.innerHTML !== '') problems.push('It leaves elements behind.');
  if (listenerCount() !== before) problems.push('It leaves event listeners behind.');
  return [
    ...problems,
    ...errors.map((error) => `It fails: ${error instanceof Error ? error.message : String(error)}`),
  ];
}

const PEOPLE: [string, () => void][] = [
  ['somebody who is not known yet', resetSession],
  ['a visitor', beSignedOut],
  ['a player', () => void signInAs()],
  ['a parent or guardian', () => void signInAs({}, 'tier0', 'active', 'guardian')],
];

/**
 * Opens a view as the host does, for everybody who may see it, and closes it again. What is prerendered is taken over from its
 * markup.
 * @returns what breaks the contract, in sentences
 */
export async function checkVisit(remote: ReactRemoteModule, visit: RemoteVisit): Promise<string[]> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const actEnvironment = scope.IS_REACT_ACT_ENVIRONMENT;
  // Lifecycles resolve when React has rendered by itself; there is no user to act for.
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    resetSession();
    const html = visit.prerender ? await renderVisit(remote, visit) : undefined;
    const problems = html === undefined ? [] : checkMarkup(html, visit);
    const people = PEOPLE.slice(
      visit.access === 'protected' ? 2 : 0,
      visit.access === 'public-only' ? 2 : undefined,
    );
    for (const [who, become] of people) {
      become();
      const found = await checkMounted(remote, visit, html);
      problems.push(...found.map((problem) => `For ${who}: ${problem}`));
    }
    return problems;
  } finally {
    resetSession();
    scope.IS_REACT_ACT_ENVIRONMENT = actEnvironment;
  }
}
