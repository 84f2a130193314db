/** What errors of one group have in common. */
export interface ErrorGroup {
  /** Known class of errors, in one word. */
  kind: string;
  /** Of the message without values: 8 hex digits. */
  hash: string;
  /** File of this site with line and column, without spaces. @example '/remotes/remote-x/x.js:1:20' */
  at: string;
}

const NAME = /^(\S+) ([\da-f]{8}) (\S+)$/;

/** The name under which errors of a group are counted. @example 'TypeError 1a2b3c4d /remotes/remote-x/x.js:1:20' */
export function groupName({ kind, hash, at }: ErrorGroup): string {
  return `${kind} ${hash} ${at}`;
}

/** The group that has this name. @returns null for any other name, such as that of the rest of a tally */
export function readGroupName(name: string): ErrorGroup | null {
  const [, kind, hash, at] = NAME.exec(name) ?? [];
  return kind === undefined || hash === undefined || at === undefined ? null : { kind, hash, at };
}
