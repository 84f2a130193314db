import { escapeHtml } from '@skora/shared/utils/escape-html';
import type { PageHead } from './page-head';
import { SITE_NAME } from '../lib/site-name';

const CARD = { width: '1200', height: '630' };

function meta(attribute: 'name' | 'property', key: string, content: string | null | undefined): string {
  return content ? `<meta ${attribute}="${key}" content="${escapeHtml(content)}">` : '';
}

function articleTags({ type, page }: PageHead): string {
  if (type !== 'article') return '';
  return (
    meta('property', 'article:published_time', page?.published) +
    meta('property', 'article:modified_time', page?.modified) +
    (page?.tags ?? []).map((tag) => meta('property', 'article:tag', tag)).join('')
  );
}

function previewTags(head: PageHead): string {
  const { title, description, canonical, type, image } = head;
  return (
    meta('property', 'og:site_name', SITE_NAME) +
    meta('property', 'og:type', type) +
    meta('property', 'og:title', title) +
    meta('property', 'og:description', description) +
    meta('property', 'og:url', canonical) +
    meta('property', 'og:image', image) +
    (image === null
      ? ''
      : meta('property', 'og:image:width', CARD.width) +
        meta('property', 'og:image:height', CARD.height) +
        meta('property', 'og:image:alt', title)) +
    meta('name', 'twitter:card', image === null ? 'summary' : 'summary_large_image') +
    articleTags(head)
  );
}

/** Description, canonical link, robots and previews of a page. */
export function metaTags(head: PageHead): string {
  return (
    meta('name', 'description', head.description) +
    (head.indexed
      ? `<link rel="canonical" href="${escapeHtml(head.canonical)}">`
      : meta('name', 'robots', 'noindex')) +
    (head.previewed ? previewTags(head) : '')
  );
}
