import type { JsonLdNode } from '@skora/shared/contract';
import type { SiteEnv } from '../config/env';
import type { PageHead } from './page-head';
import { SITE_NAME } from '../lib/site-name';

function organization(env: SiteEnv): JsonLdNode {
  const profiles = Object.values(env.browser.social).filter((url) => url !== undefined);
  return {
    '@type': 'Organization',
    '@id': `${env.publicOrigin}/#organization`,
    name: SITE_NAME,
    slogan: 'Data. Direction. Destiny.',
    url: `${env.publicOrigin}/`,
    logo: `${env.publicOrigin}/icon-512.png`,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

function website({ publicOrigin }: SiteEnv): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': `${publicOrigin}/#website`,
    name: SITE_NAME,
    url: `${publicOrigin}/`,
    inLanguage: 'en',
    publisher: { '@id': `${publicOrigin}/#organization` },
  };
}

function breadcrumbList({ publicOrigin }: SiteEnv, { crumbs }: PageHead): JsonLdNode[] {
  if (crumbs.length < 2) return [];
  const itemListElement = crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicOrigin}${path}`,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function article({ publicOrigin }: SiteEnv, { page, canonical, image }: PageHead): JsonLdNode[] {
  if (page?.type !== 'article') return [];
  return [
    {
      '@type': 'Article',
      '@id': `${canonical}#article`,
      headline: page.title,
      description: page.description,
      inLanguage: 'en',
      mainEntityOfPage: canonical,
      isPartOf: { '@id': `${publicOrigin}/#website` },
      publisher: { '@id': `${publicOrigin}/#organization` },
      author: { '@type': 'Organization', name: page.author ?? SITE_NAME, url: `${publicOrigin}/` },
      datePublished: page.published,
      dateModified: page.modified ?? page.published,
      keywords: page.tags?.join(', '),
      ...(image === null ? {} : { image: [image] }),
    },
  ];
}

/** Structured data of a page that search engines may list; null for all others. */
export function structuredData(env: SiteEnv, head: PageHead): JsonLdNode | null {
  if (!head.indexed) return null;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(env),
      website(env),
      ...breadcrumbList(env, head),
      ...article(env, head),
      ...head.jsonLd,
    ],
  };
}
