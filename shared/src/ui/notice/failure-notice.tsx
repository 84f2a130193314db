import type { ReactNode } from 'react';
import { Notice } from './notice';

/** What stopped the user, announced at once; nothing while there is no failure. */
export function FailureNotice({ title, children }: { title?: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <Notice tone="danger" live="assertive" title={title}>
      {children}
    </Notice>
  );
}
