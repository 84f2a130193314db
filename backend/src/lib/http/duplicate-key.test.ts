import { hasDuplicateKey } from './duplicate-key';

test.each([
  '{"a":1,"a":2}',
  '{"a":{"b":1,"b":2}}',
  '[{"a":1},{"b":1,"b":1}]',
  '{"a":[1,{"x":1}],"a":2}',
  '{"a":1,"\\u0061":2}',
  '{"":1,"":2}',
])('%s names a key twice', (json) => {
  expect(hasDuplicateKey(json)).toBe(true);
});

test.each([
  '{}',
  '"a"',
  '{"a":{"a":1}}',
  '[{"a":1},{"a":2}]',
  '{"a":"a","b":"a"}',
  '{"a":"\\"a\\":1","b":"{\\"a\\":1,"}',
  '{"a":["a","a"]}',
])('%s does not', (json) => {
  expect(hasDuplicateKey(json)).toBe(false);
});
