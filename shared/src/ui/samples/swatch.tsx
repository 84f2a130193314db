import { Text } from '../typography/text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './samples.module.css';

interface SwatchProps {
  name: string;
  value: string;
}

/** A colour with its name; drawn by SVG so that no inline style is needed. */
export function Swatch({ name, value }: SwatchProps) {
  return (
    <li className={styles.swatch}>
      <svg viewBox="0 0 100 56" preserveAspectRatio="none" aria-hidden="true" className={styles.swatchColor}>
        <rect width="100" height="56" fill={value} />
      </svg>
      <Text size="fine">
        {name}
        <VisuallyHidden>, </VisuallyHidden>
        <Text component="span" size="fine" tone="subtle" className={styles.swatchValue}>
          {value}
        </Text>
      </Text>
    </li>
  );
}
