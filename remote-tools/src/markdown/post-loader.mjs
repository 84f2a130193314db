import { compilePost } from './compile-post.mjs';

/**
 * webpack loader for posts. `x.md` exports the text as a component, its `facts` and its `headings`; `x.md?facts` only the
 * facts, for lists.
 */
export default function postLoader(source) {
  const { facts, headings, code } = compilePost(source);
  const exported = `export const facts = ${JSON.stringify(facts)};\n`;
  if (this.resourceQuery === '?facts') return exported;
  return `${code}\n${exported}export const headings = ${JSON.stringify(headings)};\n`;
}
