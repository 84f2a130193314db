import { DARK, LIGHT, type Palette } from './palette';

type Colours = Partial<Record<'background-color' | 'color' | 'border-color', keyof Palette>>;

/** How a part of a mail looks: what has another colour in the dark, and what is always the same. */
const LOOKS = {
  ground: [
    { 'background-color': 'ground', color: 'ink' },
    "margin:0;padding:0;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;-webkit-text-size-adjust:100%",
  ],
  frame: [{}, 'padding:0'],
  column: [{}, 'width:100%;max-width:560px;table-layout:fixed'],
  band: [
    { 'background-color': 'band', 'border-color': 'edge' },
    'padding:18px 24px;border-width:0 0 3px;border-style:solid',
  ],
  wordmark: [
    { color: 'onBand' },
    'margin:0;font-size:20px;line-height:1.2;font-weight:bold;letter-spacing:0.2em',
  ],
  sheet: [
    { 'background-color': 'sheet', color: 'ink' },
    'padding:32px 24px 24px;overflow-wrap:anywhere;word-break:break-word',
  ],
  heading: [
    { color: 'ink' },
    'margin:0 0 20px;font-size:24px;line-height:1.25;font-weight:bold;text-wrap:balance',
  ],
  paragraph: [{ color: 'ink' }, 'margin:0 0 16px;font-size:16px;line-height:1.55'],
  quote: [
    { color: 'ink', 'border-color': 'edge' },
    'margin:0 0 16px;padding:0 0 0 16px;border-width:0 0 0 3px;border-style:solid;font-size:16px;line-height:1.55',
  ],
  item: [{ color: 'ink' }, 'margin:24px 0 6px;font-size:18px;line-height:1.35;font-weight:bold'],
  button: [{ 'background-color': 'button' }, 'border-radius:3px;mso-padding-alt:14px 28px'],
  label: [
    { color: 'onButton' },
    'display:inline-block;padding:14px 28px;font-size:16px;line-height:1.25;font-weight:bold;text-decoration:none',
  ],
  note: [{ color: 'muted' }, 'margin:0 0 12px;font-size:14px;line-height:1.5'],
  link: [{ color: 'link' }, 'text-decoration:underline'],
  address: [{ color: 'link' }, 'text-decoration:underline;overflow-wrap:anywhere;word-break:break-all'],
  foot: [
    { 'background-color': 'ground', color: 'muted' },
    'padding:20px 24px 12px;overflow-wrap:anywhere;word-break:break-word',
  ],
} as const satisfies Record<string, readonly [Colours, string]>;

type Part = keyof typeof LOOKS;

function paint(colours: Colours, palette: Palette, important = ''): string[] {
  return Object.entries(colours).map(([property, name]) => `${property}:${palette[name]}${important}`);
}

/** Class and inline style of a part: the style is the light version, for the programs that read no style sheet. */
export function look(part: Part): string {
  const [colours, always] = LOOKS[part];
  return `class="${part}" style="${[...paint(colours, LIGHT), always].join(';')}"`;
}

/** What inline styles cannot say: the dark version, and air around the column where there is room. */
export function styleSheet(): string {
  const dark = Object.entries(LOOKS).flatMap(([part, [colours]]) => {
    const rules = paint(colours, DARK, '!important');
    return rules.length > 0 ? [`.${part}{${rules.join(';')}}`] : [];
  });
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    // Addresses and dates that a mail program makes links of keep the colour of their sentence.
    'a[x-apple-data-detectors]{color:inherit!important}',
    '@media (min-width:600px){.frame{padding:24px 0!important}}',
    `@media (prefers-color-scheme:dark){${dark.join('')}}`,
  ].join('\n');
}
