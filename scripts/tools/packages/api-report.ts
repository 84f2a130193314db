import { createHash } from 'node:crypto';
import { inc, lt } from 'semver';
import { INNER_TYPES, type Api } from './read-api';

/** A change as the version says it: nothing was taken away, or something was. */
export interface ApiChange {
  level: 'none' | 'minor' | 'major';
  added: string[];
  changed: string[];
  removed: string[];
}

interface Report {
  version: string;
  digest: string;
  api: Api;
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

function sorted(api: Api): Api {
  const groups = Object.entries(api).map(
    ([group, names]) =>
      [group, Object.fromEntries(Object.entries(names).sort(byName))] as [string, Api[string]],
  );
  return Object.fromEntries(groups.sort(byName));
}

function digestOf(version: string, api: Api): string {
  return createHash('sha256')
    .update(JSON.stringify([version, sorted(api)]))
    .digest('hex');
}

/** The report as it is committed. */
export function writeReport(version: string, api: Api): string {
  return `${JSON.stringify({ version, digest: digestOf(version, api), api: sorted(api) }, null, 2)}\n`;
}

/** @throws when the report was edited by hand */
export function readReport(text: string): Report {
  const report = JSON.parse(text) as Report;
  if (report.digest !== digestOf(report.version, report.api)) {
    throw new Error('The API report was edited by hand: restore it and run npm run api.');
  }
  return report;
}

/** Whether the new text is the old one with more optional members. */
function onlyAddsOptional(before: string, after: string): boolean {
  const left = before.split('\n');
  const added = after.split('\n').filter((line) => line !== left[0] || left.shift() === undefined);
  return left.length === 0 && added.every((line) => /^\s+(?:readonly )?[\w$'-]+\?[:(].*;$/.test(line));
}

/** Compares two states of the API by the rules of semantic versions. */
export function compareApis(before: Api, after: Api): ApiChange {
  const change: ApiChange = { level: 'none', added: [], changed: [], removed: [] };
  let breaks = false;
  for (const group of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old = {}, now = {}] = [before[group], after[group]];
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const [was, is] = [old[name], now[name]];
      const title = `${group} ${name}`;
      if (was === is) continue;
      if (was === undefined) change.added.push(title);
      else if (is === undefined) change.removed.push(title);
      else change.changed.push(title);
      const keeps =
        was === undefined || (is === undefined ? group === INNER_TYPES : onlyAddsOptional(was, is));
      breaks ||= !keeps;
    }
  }
  if (breaks) change.level = 'major';
  else if (change.added.length + change.changed.length + change.removed.length > 0) change.level = 'minor';
  return change;
}

/** The lowest version that may carry the change, or null when the version is high enough. */
export function missingVersion(reported: string, version: string, { level }: ApiChange): string | null {
  const needed = level === 'none' ? reported : inc(reported, level);
  return needed && lt(version, needed) ? needed : null;
}

/**
 * What the list of changes has to say, for a person to complete.
 * @param compatible why changes that look breaking are not
 */
export function changelogEntry(
  version: string,
  { added, changed, removed }: ApiChange,
  compatible?: string,
): string {
  const lines = [
    ...(compatible ? [`Breaks nobody: ${compatible}\n`] : []),
    ...removed.map((name) => `- **Removed: \`${name}\`.** To do: `),
    ...changed.map((name) => `- **Changed: \`${name}\`.** To do: `),
    ...added.map((name) => `- **New: \`${name}\`.** Nothing to do.`),
  ];
  return `## ${version}\n\n${lines.join('\n')}\n`;
}
