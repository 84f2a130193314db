import type { JsonLdNode } from '@skora/shared/contract';

/** What the backend says about the head of a page that only it knows, such as a shared CV. */
export interface HeadAnswer {
  /** 404: there is no such page; 410: there was one, and it was withdrawn. */
  status: 200 | 404 | 410;
  /** Document title without the site's name. */
  title: string;
  description: string;
  /** Address of the preview picture on this site, beginning with a slash. */
  image?: string;
  noindex: boolean;
  /** Structured data of a page that search engines may list. Addresses that begin with a slash are this site's. */
  jsonLd?: JsonLdNode[];
  /** What the page says, line by line, for readers without JavaScript: 40 lines at most. */
  facts?: { label: string; value: string }[];
}
