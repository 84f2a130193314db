import { ACADEMY_FACTS, isNameAndTownOnly, unknownFacts, type Academy } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { usePlayerMap } from '@skora/shared/player-map';
import { Link } from '@skora/shared/router';
import { Button, ButtonLink, Notice, Text } from '@skora/shared/ui';
import { listFacts } from '../academy/academy-facts';
import { SampleNotice } from '../academy/sample-notice';
import { useSavedAcademies } from '../academy/use-saved-academies';
import { AcademyFitNote } from './academy-fit-note';
import { AcademyLocation } from './academy-location';
import { ReportForm } from './report-form';
import { SourceList } from './source-list';
import styles from '../academy/academy-page.module.css';

export function AcademyView({ academy }: { academy: Academy }) {
  const { id, lat, lng } = academy;
  return (
    <>
      {academy.fictional ? <SampleNotice /> : null}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Facts academy={academy} />
          <Actions id={id} centre={{ lat, lng }} />
          <SourceList academy={academy} />
          <ReportForm id={id} start={isNameAndTownOnly(academy) ? 'claim' : ''} />
        </div>
        <div className={styles.column}>
          <AcademyLocation academy={academy} />
          <AcademyFitNote id={id} />
          <Notice tone="warning" title="Before you send anything to anybody">
            <ul className={styles.warnings}>
              <li>
                A club that wants to see you does not charge you for a trial. A fee for a trial is a warning
                sign.
              </li>
              <li>Real offers come from the club’s own email address, not from a free mailbox or a chat.</li>
              <li>Never send your passport, money or a contract to somebody you have not met at the club.</li>
              <li>Under 18, a parent or guardian is part of every conversation.</li>
            </ul>
          </Notice>
        </div>
      </div>
    </>
  );
}

/** What is known with a source, and in one sentence what is not. */
function Facts({ academy }: { academy: Academy }) {
  const unknown = unknownFacts(academy).map((fact) => ACADEMY_FACTS[fact]);
  return (
    <>
      <dl className={styles.facts}>
        {listFacts(academy).map(({ name, value, source }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {source}
            </dd>
          </div>
        ))}
      </dl>
      {isNameAndTownOnly(academy) ? (
        <Notice title="We know only name and town">
          We found no page that tells us more. Is this your club? Tell us below.
        </Notice>
      ) : unknown.length > 0 ? (
        <Text size="small" tone="muted">
          Not known yet: {unknown.join(', ')}.
        </Text>
      ) : null}
    </>
  );
}

interface ActionsProps {
  id: string;
  centre: { lat: number; lng: number };
}

function Actions({ id, centre }: ActionsProps) {
  const saved = useSavedAcademies();
  const [, changeMap] = usePlayerMap();
  const isSaved = saved.ids?.includes(id) ?? false;
  return (
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
        Show academies nearby
      </ButtonLink>
    </div>
  );
}
