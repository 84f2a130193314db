import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../lib/class-names';
import { rememberFocus } from '../lib/remember-focus';
import { Heading } from '../typography/heading';
import styles from './dialog.module.css';

/** Props of {@link Dialog}. */
interface DialogProps {
  open: boolean;
  /** Esc, the close button or a press outside; set `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom; the safe choice first in the source. */
  footer?: ReactNode;
  /**
   * `dialog` in the middle, `sheet` from the side (navigation, filters on a phone), `bottom` from below on a phone and
   * from the side on a desk, with its buttons always in view (entering something).
   */
  placement?: 'dialog' | 'sheet' | 'bottom';
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

/** A modal window on the native `dialog`: page inert, scroll locked, focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, footer, placement = 'dialog', size = 'md', className } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const giveBack = rememberFocus();
    if (!element.open) element.showModal();
    return () => {
      element.close();
      giveBack();
    };
  }, [open]);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // The box inside covers the whole dialog, so a press on the dialog itself was on the backdrop.
  const pressOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // The press outside is an extra for the pointer; Esc and the close button do the same by keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[placement], styles[size], className)}
      aria-labelledby={titleId}
      data-sk-modal=""
      onCancel={cancel}
      onClick={pressOutside}
    >
      {open ? (
        <div className={styles.box}>
          <header className={styles.header}>
            <Heading level={2} size="md" id={titleId} className={styles.title}>
              {title}
            </Heading>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </div>
      ) : null}
    </dialog>
  );
}
