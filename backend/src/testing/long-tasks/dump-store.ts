import { readDocuments } from '../../cli/backup/documents';

/** What differs from run to run: what is drawn at random, times, and how often an account was compared with Stripe. */
const DRAWN: readonly [RegExp, string][] = [
  [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'uuid'],
  [/\bcus_\w+/g, 'customer'],
  [/(?<=\/)[A-Za-z\d]{20}(?=["/])/g, 'drawn'],
  [/(?<=\/mailDeliveries\/)[\da-f]{64}/g, 'drawn'],
  [/"(p256dh|auth)":\{"stringValue":"[^"]*"\}/g, '"key"'],
  [/"timestampValue":"[^"]*"/g, '"time"'],
  [/"integerValue":"1[789]\d{11}"/g, '"time"'],
  [/"revision":\{"integerValue":"\d+"\}/g, '"revision"'],
];

/**
 * All that the store of a project holds after a task has run, except for how far that task is. Two stores in which
 * the same has happened have the same dump.
 *
 * @returns a line for each document, sorted
 */
export async function dumpStore(projectId: string, task: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const { name, fields } of readDocuments(projectId)) {
    const path = name.slice(name.indexOf('/documents/') + '/documents'.length);
    if (path === `/jobs/${task}`) continue;
    const whole = JSON.stringify({ path, fields });
    lines.push(DRAWN.reduce((text, [pattern, word]) => text.replace(pattern, word), whole));
  }
  return lines.sort();
}
