import { useContext } from 'react';
import { Heading, Icon, Text } from '@skora/shared/ui';
import { countryName } from '@skora/domain';
import { useRequest } from '@skora/kit';
import { MapStoreContext } from './map-store';
import styles from './player-map.module.css';

const RULES = [
  'You are on the map only if you put yourself there. You can take yourself off again at any time.',
  'Everybody with an open account, parents too, sees your first name and initial, position, age group, country and the nearest large city. No contact details, no club, no stats.',
  'A card opens a CV only if the player chose that, with a link made for everybody.',
  'The marker is the centre of that city, moved by up to 8 km. It is never an address.',
  'Players under 18 are never shown. We only count them by country, once there are at least five, and round down to the nearest five.',
];

export function MapRules() {
  const store = useContext(MapStoreContext);
  const minors = useRequest('minors', () => store.read('mapCounts/minors'));
  const counts = Object.entries((minors.value?.countries ?? {}) as Record<string, number>);
  return (
    <section className={styles.rulesSection} aria-labelledby="map-rules">
      <Heading level={2} size="md" id="map-rules">
        How this map works
      </Heading>
      <ul className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>
            <Icon name="shield" className={styles.icon} />
            {rule}
          </li>
        ))}
      </ul>
      {counts.length > 0 ? (
        <Text tone="muted">
          Players under 18 on SKORA:{' '}
          {counts.map(([code, count]) => `${countryName(code)} ${count} or more`).join(', ')}.
        </Text>
      ) : null}
      <Text size="small" tone="muted">
        Cities: GeoNames, CC BY 4.0.
      </Text>
    </section>
  );
}
