import { TextLink } from '@skora/shared/ui';

interface SourceLinkProps {
  url: string;
  /** Made-up pages lead nowhere, so they are named and not linked. */
  fictional: boolean;
  /** What the link says; the site's name without. */
  children?: string;
}

/** A link to a page elsewhere, by the name of its site. */
export function SourceLink({ url, fictional, children }: SourceLinkProps) {
  const words = children ?? new URL(url).hostname.replace(/^www\./, '');
  return fictional ? (
    words
  ) : (
    <TextLink href={url} rel="noreferrer">
      {words}
    </TextLink>
  );
}
