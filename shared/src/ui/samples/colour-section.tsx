import { chartSeries, color, gradient } from '../../tokens/index';
import { PitchLines } from '../pitch-lines/pitch-lines';
import { SampleSection } from './sample-section';
import styles from './samples.module.css';
import { Specimen } from './specimen';
import { Swatch } from './swatch';

/** Colours, chart series and page backgrounds. */
export function ColourSection() {
  return (
    <SampleSection
      id="colour"
      title="Colour"
      lead="A floodlit pitch at night: dark pine for surfaces, chalk for text, and one warm accent for the next step."
    >
      <Specimen title="Surfaces, ink and state">
        <ul className={styles.swatches}>
          {Object.entries(color).map(([name, value]) => (
            <Swatch key={name} name={name} value={value} />
          ))}
        </ul>
      </Specimen>
      <Specimen title="Chart series, in order of use">
        <ul className={styles.swatches}>
          {chartSeries.map((value, index) => (
            <Swatch key={value} name={`Series ${index + 1}`} value={value} />
          ))}
        </ul>
      </Specimen>
      <Specimen title="Page backgrounds">
        <ul className={styles.backgrounds}>
          {Object.keys(gradient).map((name) => (
            <li key={name} className={styles.background} data-demo-background={name}>
              <PitchLines variant="corner" className={styles.backgroundLines} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </SampleSection>
  );
}
