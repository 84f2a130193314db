import { SOURCES, type SourceKey } from '@skora/domain';
import { TextLink } from '@skora/shared/ui';
import type { ReactNode } from 'react';

/** Words in a sentence that lead to their source. */
export function Cite({ source, children }: { source: SourceKey; children: ReactNode }) {
  const { title, by, href } = SOURCES[source];
  return (
    <TextLink href={href} title={`${title} (${by})`} rel="noreferrer">
      {children}
    </TextLink>
  );
}
