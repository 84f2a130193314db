import { space } from '../../tokens/index';
import { Text } from '../typography/text';
import { SampleSection } from './sample-section';
import styles from './samples.module.css';

const steps = Object.entries(space).filter(([, value]) => value.endsWith('rem'));

/** The distance scale, drawn to size. */
export function SpaceSection() {
  return (
    <SampleSection id="space" title="Space" lead="Ten steps on a 4 px base. Close things belong together.">
      <ul className={styles.spaces}>
        {steps.map(([name, value]) => (
          <li key={name} className={styles.space}>
            <Text size="fine" tone="muted">
              {name}, {value}
            </Text>
            <svg width={value} height="0.75rem" aria-hidden="true">
              <rect className={styles.spaceBar} width="100%" height="100%" />
            </svg>
          </li>
        ))}
      </ul>
    </SampleSection>
  );
}
