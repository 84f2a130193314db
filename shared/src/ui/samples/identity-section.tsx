import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { Icon } from '../icon/icon';
import { iconPaths, type IconName } from '../icon/icon-paths';
import { Cluster } from '../layout/cluster';
import { Grid } from '../layout/grid';
import { Logo } from '../logo/logo';
import { PitchLines } from '../pitch-lines/pitch-lines';
import { pitchShapes, type PitchVariant } from '../pitch-lines/pitch-shapes';
import { Text } from '../typography/text';
import { SampleSection } from './sample-section';
import styles from './samples.module.css';
import { Specimen } from './specimen';

const iconNames = Object.keys(iconPaths) as IconName[];
const pitchNames = Object.keys(pitchShapes) as PitchVariant[];

/** Wordmark, pitch lines, icons, avatars and badges. */
export function IdentitySection() {
  return (
    <SampleSection
      id="identity"
      title="Identity"
      lead="Pitch lines, drawn to scale, are the only decoration."
    >
      <Specimen title="Wordmark">
        <Cluster gap={7} className={styles.logos}>
          <Logo />
          <Logo title="" className={styles.logoLarge} />
        </Cluster>
      </Specimen>
      <Specimen title="Pitch lines">
        <Grid columns={4}>
          {pitchNames.map((name) => (
            <figure key={name} className={styles.pitch}>
              <PitchLines variant={name} className={styles.pitchLines} />
              <Text component="figcaption" size="fine" tone="muted">
                {name}
              </Text>
            </figure>
          ))}
        </Grid>
      </Specimen>
      <Specimen title="Icons">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} />
              <Text component="span" size="fine" tone="subtle">
                {name}
              </Text>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Avatars">
        <Cluster gap={4}>
          <Avatar alt="Player without a picture" size="sm" />
          <Avatar alt="Player without a picture" />
          <Avatar alt="Player without a picture" size="lg" />
        </Cluster>
      </Specimen>
      <Specimen title="Badges">
        <Cluster>
          <Badge>Winger</Badge>
          <Badge tone="accent">Semi-Pro</Badge>
          <Badge tone="success" icon="check">
            Confirmed
          </Badge>
          <Badge tone="info" icon="info">
            Self-reported
          </Badge>
          <Badge tone="warning" icon="clock">
            Stale
          </Badge>
          <Badge tone="danger" icon="lock">
            Revoked
          </Badge>
        </Cluster>
      </Specimen>
    </SampleSection>
  );
}
