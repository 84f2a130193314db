import fc from 'fast-check';
import { groupName, readGroupName } from './error-group';

const group = fc.record({
  kind: fc.stringMatching(/^(?:[A-Z][A-Za-z]{0,30})?(?:Error|Exception)$/),
  hash: fc.integer({ min: 0, max: 2 ** 32 - 1 }).map((hash) => hash.toString(16).padStart(8, '0')),
  at: fc.stringMatching(/^\/(?:assets|remotes\/remote-[a-z0-9-]{1,56})\/[\w.-]{1,200}:\d{1,7}:\d{1,7}$/),
});

it('reads the group whose name it is', () => {
  fc.assert(
    fc.property(group, (given) => {
      expect(readGroupName(groupName(given))).toEqual(given);
    }),
  );
});

it('reads nothing that is no name of a group, and nothing that would have another name', () => {
  for (const name of ['', 'more', 'TypeError', 'TypeError 1a2b3c4d', 'TypeError 1A2B3C4D /assets/x.js:1:2']) {
    expect(readGroupName(name)).toBeNull();
  }
  fc.assert(
    fc.property(fc.string(), (name) => {
      const read = readGroupName(name);
      expect(read === null || groupName(read) === name).toBe(true);
    }),
  );
});
