import { paths } from '@skora/shared/contract';
import { usePlayerMap } from '@skora/shared/player-map';
import { Link } from '@skora/shared/router';
import { Button, ButtonLink, Heading, Notice } from '@skora/shared/ui';
import type { AcademyDetails } from '../academy/parse-academy';
import { ACADEMY_FACTS } from '../academy/academy-facts';
import { AcademyFitNote } from './academy-fit-note';
import { AcademyLocation } from './academy-location';
import { ReportForm } from './report-form';
import { useSavedAcademies } from '../academy/use-saved-academies';
import styles from '../academy/academy-page.module.css';

interface AcademyViewProps {
  id: string;
  academy: AcademyDetails;
}

export function AcademyView({ id, academy }: AcademyViewProps) {
  const saved = useSavedAcademies();
  const [, changeMap] = usePlayerMap();
  const isSaved = saved.ids?.includes(id) ?? false;
  const centre = { lat: academy.lat, lng: academy.lng };
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <dl className={styles.facts}>
          {ACADEMY_FACTS.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value(academy)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <Button
            variant={isSaved ? 'secondary' : 'primary'}
            aria-pressed={isSaved}
            disabled={saved.ids === null}
            onClick={() => saved.toggle(id)}
          >
            {isSaved ? 'Saved' : 'Save this academy'}
          </Button>
          <ButtonLink
            component={Link}
            to={paths.academies()}
            variant="secondary"
            onClick={() => changeMap({ centre })}
          >
            Show what is near
          </ButtonLink>
        </div>
        <ReportForm id={id} />
      </div>
      <div className={styles.column}>
        <AcademyLocation academy={academy} />
        <AcademyFitNote id={id} />
        <Notice tone="warning" title="Before you send anything to anybody">
          <ul className={styles.warnings}>
            <li>A club that wants to see you pays for its own trial. A fee for a trial is a warning sign.</li>
            <li>Real offers come from the club’s own address, not from a free mailbox or a chat.</li>
            <li>Never send your passport, money or a contract to somebody you have not met at the club.</li>
            <li>Under 18, a parent or guardian is part of every conversation.</li>
          </ul>
        </Notice>
        <section className={styles.disclaimer}>
          <Heading level={2} size="sm">
            Where this comes from
          </Heading>
          <p>
            SKORA has no connection with this academy and it has not asked to be listed. We keep facts, say
            where we read them and when we looked last. What we could not confirm stays unknown.
          </p>
        </section>
      </div>
    </div>
  );
}
