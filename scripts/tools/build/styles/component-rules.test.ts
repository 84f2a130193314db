import { componentRules } from './component-rules';

function listNames(css: string): string[][] {
  return componentRules(css).map(({ names }) => names);
}

it.each([
  ['.a{x:y}', ['a']],
  ['.a:hover>.b::before{x:y}', ['a', 'b']],
  ['.a,.b{x:y}', ['a', 'b']],
  ['.a li{x:y}', ['a']],
])('%s matters where one of its classes is', (css, names) => {
  expect(listNames(css)).toEqual([names]);
});

it.each([':focus{x:y}', '.a,p{x:y}', 'p:not(.a){x:y}', ':where(:not(.a),.b){x:y}', 'a[href=".pdf"]{x:y}'])(
  '%s may matter anywhere',
  (css) => expect(listNames(css)).toEqual([[]]),
);

it('does not ask for classes in brackets, which may be those that must be missing', () => {
  expect(listNames('.a:not(.b:is(.c,.d)):has(.e){x:y}')).toEqual([['a']]);
});

it.each(['@media print{.a{x:y}.b{x:y}}', '@keyframes spin{50%{x:y}}'])('%s goes along always', (css) =>
  expect(componentRules(css)).toEqual([{ names: [], css }]),
);

it('writes a rule in one line', () => {
  expect(componentRules('.a {\n  x: y;\n}').map(({ css }) => css)).toEqual(['.a { x: y; }']);
});

it('keeps every rule, in order', () => {
  const css = '.a{x:y}@media print{.a{x:z}}:focus{x:y}@keyframes spin{50%{x:y}}';
  expect(
    componentRules(css)
      .map((rule) => rule.css)
      .join(''),
  ).toBe(css);
});
