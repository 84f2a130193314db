import { lazy, Suspense, useCallback } from 'react';
import type { Academy } from '@skora/domain';
import { Spinner, Text, TextLink } from '@skora/shared/ui';
import { FactSource } from '../academy/fact-source';
import styles from '../academy/academy-page.module.css';

const WorldMap = lazy(() =>
  import(/* webpackChunkName: "world-map" */ '../../world-map/world-map').then(({ WorldMap: map }) => ({
    default: map,
  })),
);

const ZOOM = 5;

export function AcademyLocation({ academy }: { academy: Academy }) {
  const { lat, lng, name, precision } = academy;
  const stay = useCallback(() => undefined, []);
  return (
    <div>
      <div className={styles.map}>
        <Suspense fallback={<Spinner label="Loading the map" />}>
          <WorldMap
            label={`Map with ${name}`}
            start={{ centre: { lat, lng }, zoom: ZOOM }}
            marks={[{ key: name, lat, lng, count: 1, label: name }]}
            onSelect={stay}
            onRest={stay}
          />
        </Suspense>
      </div>
      <Text size="small" tone="muted">
        {precision === 'site' ? (
          <>
            The marker shows the training ground.
            <FactSource academy={academy} fact="site" />
          </>
        ) : (
          <>
            The marker shows the town, not the training ground. Town coordinates:{' '}
            <TextLink href="https://www.geonames.org/" rel="noreferrer">
              GeoNames
            </TextLink>
            , CC BY 4.0.
          </>
        )}
      </Text>
    </div>
  );
}
