import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import type { Case, Group } from './case';

/** @throws LocalPlatformError for an id that no case has, or that two have */
export function chooseCases(groups: readonly Group[], only: readonly string[]): Case[] {
  const cases = groups.flatMap((group) => group.cases);
  const ids = new Set(cases.map(({ id }) => id));
  if (ids.size < cases.length) throw new LocalPlatformError('Two cases have the same id.');
  const unknown = only.find((id) => !ids.has(id));
  if (unknown !== undefined) throw new LocalPlatformError(`There is no case ${unknown}; --list names them.`);
  return only.length === 0 ? cases : cases.filter(({ id }) => only.includes(id));
}
