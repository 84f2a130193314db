const base = {
  site: 3000,
  backend: 8081,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  geo: 8082,
  push: 8083,
  stripe: 12_111,
  smtp: 1025,
  mailbox: 8025,
};

/** Ports of 127.0.0.1, one for each part of the local platform. */
export type StackPorts = typeof base;

/**
 * The usual ports, all moved by `offset`.
 *
 * @example stackPorts(10_000).site // 13000, the test stack
 */
export function stackPorts(offset = 0): StackPorts {
  return Object.fromEntries(Object.entries(base).map(([name, port]) => [name, port + offset])) as StackPorts;
}
