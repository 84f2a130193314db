import { Stack } from '../layout/stack';
import { TextLink } from '../text-link/text-link';
import { Eyebrow } from '../typography/eyebrow';
import { Heading } from '../typography/heading';
import { Text } from '../typography/text';
import { SampleSection } from './sample-section';
import styles from './samples.module.css';
import { Specimen } from './specimen';

/** The type scale and the two faces. */
export function TypeSection() {
  return (
    <SampleSection
      id="type"
      title="Type"
      lead="Archivo, set wide for titles and narrow for figures, the way shirts and scoreboards do. Inter for everything else."
    >
      <Specimen title="Titles">
        <Stack gap={5}>
          <Heading level={4} size="display">
            Data. Direction. Destiny.
          </Heading>
          <Heading level={4} size="xl">
            Your season in one page
          </Heading>
          <Heading level={4} size="lg">
            Four corners of the game
          </Heading>
          <Heading level={4} size="md">
            What changed since March
          </Heading>
          <Heading level={4} size="sm">
            Measured by your coach
          </Heading>
        </Stack>
      </Specimen>
      <Specimen title="Text">
        <Stack gap={4}>
          <Eyebrow>Weekly stats</Eyebrow>
          <Text size="lead">A lead says in two lines what the page does for the player who reads it.</Text>
          <Text className={styles.measure}>
            Running text is set at 16 px with generous leading. A{' '}
            <TextLink href="#type">link in text</TextLink> is underlined in the accent colour, because colour
            alone would not be enough.
          </Text>
          <Text size="small" tone="muted">
            Small text carries secondary facts.
          </Text>
          <Text size="fine" tone="subtle">
            Fine text carries provenance: measured 12 May with timing gates, confirmed by a coach.
          </Text>
        </Stack>
      </Specimen>
      <Specimen title="Figures">
        <p className={styles.figures}>0123456789 4.18 s 178.5 cm</p>
      </Specimen>
    </SampleSection>
  );
}
