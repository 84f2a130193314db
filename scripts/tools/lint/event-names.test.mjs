/* global expect, test */
import { findInSources } from './find-in-sources.mjs';
import { remoteFolders } from './remote-folders.mjs';

const TOLD = /emitEvent\(\s*'([^']+)'/;
const isCode = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

/** Finds events that a remote tells under the name of another owner. */
const findForeign = (owner) => (line) => {
  const [, name] = TOLD.exec(line) ?? [];
  return name === undefined || name.startsWith(`${owner}:`) ? null : name;
};

test.each([
  ["emitEvent('scouting:report-written', { id })", null],
  ["emitEvent('account:profile-updated', { uid })", 'account:profile-updated'],
  ["onEvent('auth:signed-out', close)", null],
])('remote-scouting with %j', (line, found) => {
  expect(findForeign('scouting')(line)).toBe(found);
});

test.each(remoteFolders())('%s tells events under its own name only', (folder) => {
  expect(findInSources(folder, isCode, findForeign(folder.replace('remote-', '')))).toEqual([]);
});
