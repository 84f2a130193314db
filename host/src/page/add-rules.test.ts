import { addRules } from './add-rules';

/** A layer of a browser that does not know `:new`. */
function makeLayer(...rules: string[]) {
  return {
    cssRules: rules,
    insertRule: (rule: string, index: number) => {
      if (rule.startsWith(':new')) throw new SyntaxError(rule);
      if (index > rules.length) throw new RangeError(String(index));
      rules.splice(index, 0, rule);
      return index;
    },
  };
}

const file = (...rules: string[]) => ['@layer sk-ui{', ...rules, '}'].join('\n');

it.each([
  ['between', ['.b{x:y}']],
  ['behind', ['.a{x:y}']],
  ['before', ['.c{x:y}', '.d{x:y}']],
  ['beside none', []],
])('puts what is missing into its place, %s what is there', (_where, carried) => {
  const layer = makeLayer(...carried);
  const all = ['.a{x:y}', '.b{x:y}', '.c{x:y}', '.d{x:y}'];
  addRules(layer, `@layer sk-ui{${carried.join('')}}`, file(...all));
  expect(layer.cssRules).toEqual(all);
});

it('leaves out what the browser does not know', () => {
  const layer = makeLayer('.b{x:y}');
  addRules(layer, '@layer sk-ui{.b{x:y}}', file(':new{x:y}', '.a{x:y}', '.b{x:y}', '.c{x:y}'));
  expect(layer.cssRules).toEqual(['.a{x:y}', '.b{x:y}', '.c{x:y}']);
});

it('goes on when the browser had left out a rule of the page', () => {
  const layer = makeLayer('.b{x:y}');
  addRules(layer, '@layer sk-ui{:new{x:y}.b{x:y}}', file(':new{x:y}', '.b{x:y}', '.c{x:y}'));
  expect(layer.cssRules).toEqual(['.b{x:y}', '.c{x:y}']);
});
