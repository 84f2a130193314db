import { compileSync } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { parse } from 'yaml';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const WORDS_PER_MINUTE = 200;

function* nodesOf(node) {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

function readText(node, between) {
  return [...nodesOf(node)].map((part) => part.value ?? '').join(between);
}

/** Raw HTML would bypass the components and the page's rules for links; Markdown only. */
function refuseHtml() {
  return (tree, file) => {
    for (const node of nodesOf(tree)) {
      if (node.type === 'html') file.fail(`Raw HTML is not allowed in a post: ${node.value}`, node.position);
    }
  };
}

function collect(facts, headings) {
  return () => (tree) => {
    const words = readText(tree, ' ').split(/\s+/).filter(Boolean).length;
    facts.words = words;
    facts.minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
    for (const node of tree.children) {
      if (node.type === 'heading' && node.depth === 2) headings.push(readText(node, ''));
    }
  };
}

/**
 * Compiles a Markdown file with YAML front matter, so that no visitor downloads a Markdown parser.
 * `facts` is the front matter plus `words` and `minutes`, `headings` are those of rank 2; `code` is a module of the
 * asked-for format whose default export is the text as a React component that takes a `components` map.
 * @throws on a missing front matter and on raw HTML
 */
export function compilePost(source, outputFormat = 'program') {
  const matter = FRONT_MATTER.exec(source);
  if (!matter) throw new Error('A post starts with front matter between two lines of ---.');
  const facts = parse(matter[1]);
  const headings = [];
  const code = compileSync(source.slice(matter[0].length), {
    format: 'md',
    outputFormat,
    remarkPlugins: [remarkGfm, refuseHtml, collect(facts, headings)],
  });
  return { facts, headings, code: String(code) };
}
