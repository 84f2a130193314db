import { useEffect } from 'react';
import { usePlayerMap } from '@skora/shared/player-map';
import { useSearchParams } from '@skora/shared/router';
import { Button, Container, EmptyState, Notice, PageHeader, Text } from '@skora/shared/ui';
import { Field, Select, TextInput } from '@skora/shared/ui/forms';
import { formatDay } from '../player-stats/format-day';
import { countryName } from '../profile/countries';
import { AcademyItem } from './academy-item';
import styles from './academies.module.css';
import { ACADEMIES, COMPILED_ON } from './directory';
import { findAcademies } from './find-academies';

const COUNTRIES = [...new Set(ACADEMIES.map(({ country }) => country))]
  .map((code) => ({ code, name: countryName(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));

/** The directory; search and country are part of the address. */
export function Academies() {
  const [parameters, setParameters] = useSearchParams();
  const [{ activeCountry }, changeMap] = usePlayerMap();
  const words = parameters.get('q') ?? '';
  const country = parameters.get('country') ?? activeCountry;
  useEffect(() => {
    changeMap({ activeCountry: country });
  }, [country, changeMap]);
  const change = (part: { q?: string; country?: string }) => {
    const next = { q: words, country, ...part };
    const kept = next.q ? { q: next.q, country: next.country } : { country: next.country };
    setParameters(kept, { replace: true, preventScrollReset: true });
  };
  const found = findAcademies(ACADEMIES, words, country);
  return (
    <Container className={styles.page}>
      <PageHeader
        eyebrow="Directory"
        title="Academies"
        lead="Where players are trained. Facts with their source; what we do not know stays blank."
        size="lg"
      />
      <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        <Field id="academy-search" label="Search" mark="none">
          <TextInput
            type="search"
            autoComplete="off"
            value={words}
            onChange={(event) => change({ q: event.target.value })}
          />
        </Field>
        <Field id="academy-country" label="Country" mark="none">
          <Select value={country} onChange={(event) => change({ country: event.target.value })}>
            <option value="">All countries</option>
            {COUNTRIES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </form>
      <Text tone="muted" role="status">
        {found.length} of {ACADEMIES.length} academies
      </Text>
      {found.length === 0 ? (
        <EmptyState
          title="No academy matches"
          action={
            <Button variant="secondary" onClick={() => change({ q: '', country: '' })}>
              Show all academies
            </Button>
          }
        >
          Try fewer words or another country. The directory is small and does not claim to be complete.
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {found.map((academy) => (
            <AcademyItem key={academy.id} academy={academy} />
          ))}
        </ul>
      )}
      <Notice tone="warning" title="Nobody serious asks you for money first">
        A club that wants to see you pays for its own trial. Be careful with agents who ask for fees, and
        under 18 never agree to a move abroad without your guardians: international transfers of minors are
        only allowed in a few cases.
      </Notice>
      <Text size="small" tone="muted">
        Put together on {formatDay(COMPILED_ON)} from public sources. No academy listed here is a partner of
        SKORA or has asked to be listed. Town coordinates: GeoNames, CC BY 4.0.
      </Text>
    </Container>
  );
}
