import { SOURCES } from '@skora/domain';

const NUMBER = String.raw`\d[\d,.]*(?<![,.])`;

/** What looks like a finding: a share, a spread, the size of a group, or a measure with its unit. */
const FIGURES = [
  new RegExp(String.raw`${NUMBER}\s?%`),
  /±/,
  new RegExp(String.raw`\b${NUMBER} (in|of|out of)( every)? (a hundred|\d+)\b`, 'i'),
  new RegExp(
    String.raw`\b${NUMBER} ((?!for )[\w’-]+ ){0,3}(players|children|people|boys|girls|goalkeepers|adults|studies|coaches)\b`,
  ),
  new RegExp(
    String.raw`\b${NUMBER} (s|seconds?|minutes?|cm|centimetres?|m|metres?|km|kilometres?|years?|months?)\b`,
  ),
];

/** Words that tell a reader that a figure is ours or made up: in the same card, or before it since the last heading. */
const OURS = /\bour (own )?(example|sum|suggestion|rule|definition)\b|made[ -]up|fictional/i;

const ADDRESSES = new Set(Object.values(SOURCES).map(({ href }) => href as string));

/** Addresses of sources that a part of a page leads to. */
export function citedAddresses(part: Element): string[] {
  const links = [...part.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return links.filter((href) => ADDRESSES.has(href));
}

/** Paragraphs, list items and tables with a figure that neither leads to its source nor is said to be ours. */
export function findUnsourced(page: Element): string[] {
  let ours = false;
  return [...page.querySelectorAll('h2, p, li, table')].flatMap((block) => {
    const text = block.textContent ?? '';
    if (block.tagName === 'H2') ours = false;
    if (OURS.test(text)) ours = true;
    const said = ours || OURS.test(block.closest('article')?.textContent ?? '');
    const figured = FIGURES.some((figure) => figure.test(text));
    return figured && !said && citedAddresses(block).length === 0 ? [text] : [];
  });
}
