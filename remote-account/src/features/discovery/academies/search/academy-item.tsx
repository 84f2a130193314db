import { useEffect, useRef } from 'react';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Badge, Button, Cluster, Heading, classNames } from '@skora/shared/ui';
import { ACADEMY_PROGRAMMES, countryName } from '@skora/domain';
import { pointedAt } from '../../world-map/pointed-at';
import { ageWords, feeWords } from '../academy/academy-words';
import type { ListedAcademy } from '../api/academies-api';
import styles from './academies.module.css';

interface AcademyItemProps {
  academy: ListedAcademy;
  active: boolean;
  /** Null while loading. */
  saved: boolean | null;
  compared: boolean;
  onActivate: (id: string | null) => void;
  onSave: (id: string) => void;
  onCompare: (id: string) => void;
}

/** One academy of the list; pointing at it shows it on the map. */
export function AcademyItem(props: AcademyItemProps) {
  const { academy, active, saved, compared, onActivate, onSave, onCompare } = props;
  const { id, name, club, city, country, programme, ages, trialFee, distanceKm, fictional } = academy;
  const unknown = academy.nameAndTownOnly === true;
  const item = useRef<HTMLLIElement>(null);
  // The card must not move under the pointer: a press that starts on a button and ends beside it does not count.
  const usedItself = useRef(false);
  const activate = () => {
    usedItself.current = true;
    onActivate(id);
  };
  useEffect(() => {
    if (active && !usedItself.current) item.current?.scrollIntoView?.({ block: 'nearest' });
    if (!active) usedItself.current = false;
  }, [active]);
  return (
    <li
      ref={item}
      className={classNames(styles.item, active && styles.active)}
      {...pointedAt(activate)}
      onFocus={activate}
    >
      <div className={styles.names}>
        <Heading level={2} size="sm">
          <Link to={paths.academy(id)} className={styles.name}>
            {name}
          </Link>
        </Heading>
        <p className={styles.club}>
          {club} · {city}, {countryName(country)}
          {distanceKm === null ? null : ` · ${distanceKm.toLocaleString('en-GB')} km`}
        </p>
      </div>
      <Cluster gap={2}>
        {fictional ? <Badge tone="accent">Sample</Badge> : null}
        {programme ? <Badge>{ACADEMY_PROGRAMMES[programme]}</Badge> : null}
        <Badge tone={ages ? 'info' : 'neutral'}>
          {unknown ? 'We know only name and town' : ageWords(ages)}
        </Badge>
        {trialFee === null ? null : (
          <Badge tone={trialFee ? 'warning' : 'success'}>{feeWords(trialFee)}</Badge>
        )}
      </Cluster>
      <div className={styles.actions}>
        <Button
          size="sm"
          variant={saved ? 'secondary' : 'ghost'}
          aria-pressed={saved ?? false}
          disabled={saved === null}
          aria-label={`${saved ? 'Saved' : 'Save'}: ${name}`}
          onClick={() => onSave(id)}
        >
          {saved ? 'Saved' : 'Save'}
        </Button>
        <Button
          size="sm"
          variant={compared ? 'secondary' : 'ghost'}
          aria-pressed={compared}
          aria-label={`Compare: ${name}`}
          onClick={() => onCompare(id)}
        >
          Compare
        </Button>
      </div>
    </li>
  );
}
