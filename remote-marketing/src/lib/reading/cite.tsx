import { TextLink } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import { SOURCES, type SourceKey } from './sources';

/** Words in a sentence that lead to their source. */
export function Cite({ source, children }: { source: SourceKey; children: ReactNode }) {
  const { label, href } = SOURCES[source];
  return (
    <TextLink href={href} title={label} rel="noreferrer">
      {children}
    </TextLink>
  );
}
