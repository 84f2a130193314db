import { paths } from '@skora/shared/contract';
import { usePlayerMap } from '@skora/shared/player-map';
import { Link } from '@skora/shared/router';
import { ButtonLink, Container, Heading, Icon, PageHeader, Stack, Text } from '@skora/shared/ui';
import { Graticule } from './graticule';
import styles from './player-map.module.css';

const RULES = [
  'You are not on it. Nothing you enter in SKORA puts you there.',
  'Only adults can ever appear, and only after choosing to.',
  'An adult appears at the centre of a city, moved a little, never at an address.',
  'Players under 18 are never shown one by one.',
];

/** The map of players: honest about being empty, and about what it would show. */
export function PlayerMap() {
  const [{ centre }] = usePlayerMap();
  return (
    <Container className={styles.page}>
      <PageHeader
        eyebrow="Players"
        title="Player map"
        lead="Nobody is on the map: no player has chosen to appear here."
        size="lg"
      />
      <div className={styles.columns}>
        <div className={styles.map}>
          <Graticule centre={centre} />
        </div>
        <Stack gap={4}>
          <Heading level={2} size="md">
            How this map treats you
          </Heading>
          <ul className={styles.rules}>
            {RULES.map((rule) => (
              <li key={rule}>
                <Icon name="shield" className={styles.icon} />
                {rule}
              </li>
            ))}
          </ul>
          <Text tone="muted">Academies are public places, so they have a list of their own.</Text>
          <div>
            <ButtonLink component={Link} to={paths.academies()} variant="secondary">
              Browse academies
            </ButtonLink>
          </div>
        </Stack>
      </div>
    </Container>
  );
}
