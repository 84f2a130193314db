import type { ComponentProps } from 'react';
import { SubmitButton } from '@skora/shared/ui/forms';
import styles from './plain-submit.module.css';

/** Hides the button that waits for scripts where there are none. */
export const PLAIN_HIDDEN = styles.hidden;

/**
 * The button of a form that the site answers with a page where there are no scripts. It stands before the one that waits
 * for them, so that Enter presses it.
 */
export function PlainSubmit(props: Pick<ComponentProps<typeof SubmitButton>, 'size' | 'children'>) {
  return (
    <noscript className={styles.plain}>
      <SubmitButton {...props} />
    </noscript>
  );
}
