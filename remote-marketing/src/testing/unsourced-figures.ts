import { SOURCES } from '@skora/domain';

const WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a )?hundred';
const DIGITS = String.raw`\d[\d,.]*(?<![,.])`;
const NUMBER = String.raw`(?:${DIGITS}|\b(?:${WORDS})\b)`;
const PART = 'third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|hundredth';
const COUNTED = 'players|children|people|boys|girls|goalkeepers|adults|studies|coaches';
const TIME = 'seconds?|minutes?|weeks?|months?|years?';

/** What looks like a finding: a share, a spread, the size of a group, or a measure with its unit. */
const FIGURES = [
  new RegExp(String.raw`${DIGITS}\s?%|${NUMBER} per ?cent\b`, 'i'),
  /±/,
  new RegExp(String.raw`${NUMBER} (in|of|out of)( every)? ${NUMBER}(?! (${TIME})\b)`, 'i'),
  // "A third reason" is no share, and neither is "half a metre".
  new RegExp(String.raw`\b(${WORDS}) (${PART})s\b|\b(a|one) (quarter|(${PART})( of\b|(?! \w)))`, 'i'),
  new RegExp(
    String.raw`\bhalf (of|the (${COUNTED}))\b|\b(about|nearly|almost|over|than) half\b(?!-| an?\b)`,
    'i',
  ),
  new RegExp(String.raw`\b${DIGITS} ((?!for )[\w’-]+ ){0,3}(${COUNTED})\b`),
  new RegExp(String.raw`\b${DIGITS} (${TIME}|s|cm|centimetres?|m|metres?|km|kilometres?)\b`),
];

/** Words that tell a reader that a figure is ours or made up: in the same card, or outside cards before it since the last heading. */
const OURS = /\bour (own )?(example|sum|suggestion|rule|definition)\b|made[ -]up|fictional/i;

const ADDRESSES = new Set(Object.values(SOURCES).map(({ href }) => href as string));

/** Addresses of sources that a part of a page leads to. */
export function citedAddresses(part: Element): string[] {
  const links = [...part.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return links.filter((href) => ADDRESSES.has(href));
}

/** Paragraphs, list items, definitions and tables with a figure that neither leads to its source nor is said to be ours. */
export function findUnsourced(page: Element): string[] {
  let ours = false;
  return [...page.querySelectorAll('h2, p, li, dd, table')].flatMap((block) => {
    const text = block.textContent ?? '';
    if (block.tagName === 'H2') ours = false;
    const card = block.closest('article');
    if (!card && OURS.test(text)) ours = true;
    const said = ours || OURS.test(card?.textContent ?? '');
    const figured = FIGURES.some((figure) => figure.test(text));
    return figured && !said && citedAddresses(block).length === 0 ? [text] : [];
  });
}
