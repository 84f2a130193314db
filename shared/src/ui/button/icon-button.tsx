import { classNames } from '../lib/class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { Button, type ButtonProps } from './button';
import styles from './icon-button.module.css';

/** Props of {@link IconButton}; `label` is its accessible name. */
interface IconButtonProps extends Omit<ButtonProps, 'children' | 'busyLabel' | 'block'> {
  icon: IconName;
  label: string;
}

/** A square button with an icon only, 44 px unless `size="sm"` (36 px). */
export function IconButton({ icon, label, className, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} className={classNames(styles.square, className)} aria-label={label}>
      <Icon name={icon} />
    </Button>
  );
}
