import { COMPONENT_STYLES, KERNEL_LINK, LATER_LINK, SCRIPT_LINKS_ID } from '../../src/boot/script-links';
import type { SiteEnv } from '../config/env';
import { isHashedName } from '../files/hashed-name';
import type { HostAssets } from '../files/host-assets';
import { escapeHtml } from '@skora/shared/utils/escape-html';
import { inlineJson } from '../lib/inline-json';
import { metaTags } from './meta-tags';
import { assetUrl } from './page-assets';
import type { PageHead } from './page-head';
import type { PartFile } from './part-files';
import { documentTitle, SITE_NAME } from '../lib/site-name';
import { themeColors, type ChosenTheme } from '../lib/theme';
import { structuredData } from './structured-data';
import type { InlineStyle } from './style-source';

interface DocumentHeadInput {
  env: SiteEnv;
  host: HostAssets;
  head: PageHead;
  /** The site has articles to follow. */
  hasFeed: boolean;
  css: readonly InlineStyle[];
  theme: ChosenTheme;
  /** Scripts beside the kernel's. */
  preloads: readonly PartFile[];
  /** Addresses of those that are asked for with the kernel; the others follow. */
  first: ReadonlySet<string>;
}

/** The block is data: no policy for scripts applies to it, and nothing in it can end it early. */
function jsonLdBlock(env: SiteEnv, head: PageHead): string {
  const data = structuredData(env, head);
  return data ? `<script type="application/ld+json">${inlineJson(data)}</script>` : '';
}

function feedLink({ head, hasFeed }: DocumentHeadInput): string {
  if (!hasFeed || !head.indexed) return '';
  return `<link rel="alternate" type="application/atom+xml" title="${SITE_NAME}" href="/feed.xml">`;
}

function fontLinks({ fonts }: HostAssets): string {
  return fonts
    .map((name) => `<link rel="preload" as="font" type="font/woff2" href="${assetUrl(name)}" crossorigin>`)
    .join('');
}

function styleElements(css: readonly InlineStyle[]): string {
  return css
    .map(({ name, text }) =>
      name === null
        ? `<style ${COMPONENT_STYLES}>${text}</style>`
        : `<style data-href="${escapeHtml(name)}">${text}</style>`,
    )
    .join('');
}

const OPENING =
  '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
/** Other icons are looked for at the root of the site: every link is a part of every page. */
const ICON_LINKS =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">';

/** The head of a page without scripts that nobody lists or previews. @param input its title is without the site's name */
export function plainHead(
  input: Pick<DocumentHeadInput, 'host' | 'css' | 'theme'> & { title: string },
): string {
  const { host, title, css, theme } = input;
  const named = `<title>${escapeHtml(documentTitle(title))}</title><meta name="robots" content="noindex">`;
  return `${OPENING}${named}${themeColors(theme)}${ICON_LINKS}${fontLinks(host)}${styleElements(css)}</head>`;
}

/** Everything between `<head>` and `</head>`. */
export function documentHead(input: DocumentHeadInput): string {
  const { env, host, head, css, theme, preloads, first } = input;
  const integrity = new Map(host.files.map((file) => [file.name, file.integrity]));
  const digest = (name: string) => (isHashedName(name) ? ` integrity="${integrity.get(name) ?? ''}"` : '');
  const scripts = host.boot.map((name) => `<script defer src="${assetUrl(name)}"${digest(name)}></script>`);
  const kernel = host.js.map(
    (name) =>
      `<link rel="preload" as="script" href="${assetUrl(name)}"${digest(name)} fetchpriority="low" ${KERNEL_LINK}>`,
  );
  const components = `<link rel="preload" as="fetch" href="${assetUrl(host.components.file)}" crossorigin ${COMPONENT_STYLES}>`;
  // With `crossorigin` only where the scripts that follow have it: otherwise each file is fetched twice. Low, because the
  // page is readable without them: as ordinary preloads they would come before its fonts.
  const hints = preloads.map(
    ({ url, integrity: sum, isElsewhere }) =>
      `<link rel="preload" as="script" href="${escapeHtml(url)}"${isElsewhere ? ' crossorigin="anonymous"' : ''}` +
      `${sum ? ` integrity="${sum}"` : ''} fetchpriority="low"${first.has(url) ? '' : ` ${LATER_LINK}`}>`,
  );
  return (
    `${OPENING}<title>${escapeHtml(head.title)}</title>${metaTags(head)}${themeColors(theme)}${ICON_LINKS}` +
    `${feedLink(input)}${fontLinks(host)}${styleElements(css)}${scripts.join('')}` +
    `<template id="${SCRIPT_LINKS_ID}">${components}${kernel.join('')}${hints.join('')}</template>` +
    `${jsonLdBlock(env, head)}</head>`
  );
}
