import type { Fragment, ManifestRoute } from '@skora/shared/contract';
import type { SiteEnv } from '../env';
import type { HostAssets } from '../files/host-assets';
import { isHashedName } from '../files/hashed-name';
import { escapeHtml } from './escape';
import { assetUrl } from './page-assets';
import type { InlineStyle } from './style-source';

interface HeadInput {
  env: SiteEnv;
  host: HostAssets;
  route: ManifestRoute | null;
  fragment: Fragment | undefined;
  pathname: string;
  css: readonly InlineStyle[];
  preloads: readonly string[];
  status: number;
}

const SITE = 'SKORA';

function titleOf(route: ManifestRoute | null, fragment: Fragment | undefined): string {
  const title = fragment?.title ?? route?.title ?? 'Not available';
  return title.includes(SITE) ? title : `${title} | ${SITE}`;
}

function isIndexed(route: ManifestRoute | null, status: number): boolean {
  return status === 200 && route?.access === 'public' && route.noindex !== true;
}

function metaTags({ env, route, fragment, pathname, status }: HeadInput, title: string): string {
  const description = fragment?.description ?? route?.description;
  const canonical = `${env.publicOrigin}${route?.canonical ?? pathname}`;
  const tags: string[] = [];
  if (description) tags.push(`<meta name="description" content="${escapeHtml(description)}">`);
  if (!isIndexed(route, status)) return [...tags, '<meta name="robots" content="noindex">'].join('');
  tags.push(
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<meta property="og:site_name" content="${SITE}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:url" content="${escapeHtml(canonical)}">`,
  );
  if (description) tags.push(`<meta property="og:description" content="${escapeHtml(description)}">`);
  return tags.join('');
}

/** Everything between `<head>` and `</head>`. */
export function documentHead(input: HeadInput): string {
  const { host, css, preloads } = input;
  const title = titleOf(input.route, input.fragment);
  const integrity = new Map(host.files.map((file) => [file.name, file.integrity]));
  const fonts = host.fonts.map(
    (name) => `<link rel="preload" as="font" type="font/woff2" href="${assetUrl(name)}" crossorigin>`,
  );
  const styles = css.map(({ name, text }) => `<style data-href="${escapeHtml(name)}">${text}</style>`);
  const scripts = host.js.map((name) => {
    const digest = isHashedName(name) ? ` integrity="${integrity.get(name) ?? ''}"` : '';
    return `<script defer src="${assetUrl(name)}"${digest}></script>`;
  });
  // Without `crossorigin`, like the scripts that follow: otherwise each file is fetched twice.
  const hints = preloads.map((url) => `<link rel="preload" as="script" href="${escapeHtml(url)}">`);
  return (
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title>${metaTags(input, title)}` +
    '<meta name="theme-color" content="#070e0d"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    `${fonts.join('')}${styles.join('')}${scripts.join('')}${hints.join('')}</head>`
  );
}
