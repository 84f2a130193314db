import { Badge, Cluster, Heading } from '@skora/shared/ui';
import { countryName } from '../profile/countries';
import styles from './academies.module.css';
import { PROGRAMMES, type Academy } from './academy';

/** One academy of the list. */
export function AcademyItem({ academy }: { academy: Academy }) {
  const { name, club, city, country, programme, ages, fact, source } = academy;
  return (
    <li className={styles.item}>
      <div>
        <Heading level={2} size="sm">
          {name}
        </Heading>
        <p className={styles.club}>{club}</p>
      </div>
      <p className={styles.place}>
        {city}, {countryName(country)}
      </p>
      <div>
        <Cluster gap={2}>
          <Badge>{PROGRAMMES[programme]}</Badge>
          <Badge tone={ages ? 'info' : 'neutral'}>{ages ?? 'Ages unknown'}</Badge>
          <Badge>Trial fee unknown</Badge>
        </Cluster>
        {fact ? <p className={styles.fact}>{fact}</p> : null}
        {source ? <p className={styles.detail}>Source: {source}</p> : null}
      </div>
    </li>
  );
}
