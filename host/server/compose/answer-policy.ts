import { styleHash } from './content-security-policy';

/**
 * The policy of a page that answers a form. Its sandbox switches scripts off, so every browser shows what it shows to
 * readers without JavaScript. Links and further forms work.
 * @param remoteFolders addresses of releases whose files are on another origin
 */
export function answerPolicy(inlineStyles: readonly string[], remoteFolders: readonly string[]): string {
  const files = ["'self'", ...new Set(remoteFolders)].join(' ');
  return [
    "default-src 'none'",
    `style-src ${files} ${inlineStyles.map(styleHash).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src data: ${files}`,
    `font-src ${files}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation',
  ].join('; ');
}
