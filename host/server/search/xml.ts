import { escapeHtml } from '@skora/shared/utils/escape-html';

/** Characters that XML 1.0 cannot hold, not even escaped. */
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** First line of an XML document. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/** One element with a text. @example element('loc', '/t&c') // '<loc>/t&amp;c</loc>' */
export function element(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${escapeHtml(text.replace(FORBIDDEN, ''))}</${name}>`;
}
