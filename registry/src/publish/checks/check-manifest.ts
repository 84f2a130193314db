import type { ManifestRoute, RemoteManifest } from '@skora/shared/contract';

/** Every page of the site carries the routes and the navigation of all remotes. */
const MOST = { routes: 200, navigation: 30, title: 60, description: 300, label: 40 };

/** First parts of addresses that the site's server answers itself. */
const SERVER: readonly string[] = ['api', 'assets', 'livez', 'readyz', 'remotes'];

/** The server takes an address with such an end for a file, which is there or not. */
const FILE_END = /\.[a-z0-9]{2,8}$/i;

/** Plain characters alone: others can look like those of another address, or be written in two ways. */
const SEGMENT = /^(:[a-z]\w*|(?!\.+$)[\w.~!$&'()+,;=@-]+)$/i;

function pathFault(path: string): string | null {
  const [first = '', ...rest] = path.split('/').slice(1);
  if (path === '/' || path === '*') return null;
  if (![first, ...rest].every((segment) => SEGMENT.test(segment))) {
    return 'has other characters than plain ones. Use letters, digits and hyphens.';
  }
  if (first.startsWith(':')) {
    return 'begins with a part that stands for any, so that it would take addresses of others. Begin it with a name.';
  }
  if (SERVER.includes(first)) return "is answered by the site's server. Choose another path.";
  return FILE_END.test(path)
    ? 'looks like a file, which the server would not find. Choose another path.'
    : null;
}

/** @param what names the text in a sentence */
function textFaults(what: string, text: string, most: number): string[] {
  if (text.trim() === '') return [`${what} is empty.`];
  return [
    ...(text.length > most ? [`${what} has ${text.length} characters; ${most} fit.`] : []),
    ...(/\p{Cc}/u.test(text) ? [`${what} has control characters.`] : []),
  ];
}

function routeFaults({ path, title, description }: ManifestRoute): string[] {
  const fault = pathFault(path);
  return [
    ...(fault === null ? [] : [`Path "${path}" ${fault}`]),
    ...textFaults(`The title of "${path}"`, title, MOST.title),
    ...(description === undefined
      ? []
      : textFaults(`The description of "${path}"`, description, MOST.description)),
  ];
}

function countFault(what: string, count: number, most: number): string[] {
  return count > most
    ? [`The manifest has ${count} ${what}; ${most} fit, because each page carries them.`]
    : [];
}

/**
 * Checks what a manifest by itself may ask of a site that it shares with others.
 * @param manifest fits the schema
 * @returns reasons to refuse it, each with a remedy
 */
export function checkManifest({ routes, navigation }: RemoteManifest): string[] {
  return [
    ...countFault('routes', routes.length, MOST.routes),
    ...countFault('navigation entries', navigation.length, MOST.navigation),
    ...routes.flatMap(routeFaults),
    ...navigation.flatMap(({ label, to }) =>
      textFaults(`The label of the entry to "${to}"`, label, MOST.label),
    ),
  ];
}
