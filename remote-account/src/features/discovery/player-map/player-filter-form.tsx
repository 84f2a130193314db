import { announce } from '@skora/shared/events';
import type { PlayerMapState } from '@skora/shared/player-map';
import { Button } from '@skora/shared/ui';
import { Field, Select, TextInput } from '@skora/shared/ui/forms';
import { countryOptions, POSITION_CODES, POSITION_NAMES } from '@skora/domain';
import { AGE_GROUPS, listFacets, NO_FILTERS, PLAYER_TYPES } from './player-filters';
import styles from './player-map.module.css';

interface PlayerFilterFormProps {
  state: PlayerMapState;
  change: (part: Partial<PlayerMapState>) => void;
}

const COUNTRIES = countryOptions();

export function PlayerFilterForm({ state, change }: PlayerFilterFormProps) {
  const clear = () => {
    announce('All filters are cleared.');
    change(NO_FILTERS);
  };
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <Field id="player-name" label="First name" mark="none">
        <TextInput
          type="search"
          autoComplete="off"
          maxLength={20}
          value={state.playerName}
          onChange={(event) => change({ playerName: event.target.value })}
        />
      </Field>
      <Field id="player-country" label="Country" mark="none">
        <Select
          value={state.activeCountry}
          onChange={(event) => change({ activeCountry: event.target.value })}
        >
          <option value="">All countries</option>
          {COUNTRIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="player-type" label="Type" mark="none">
        <Select value={state.playerType} onChange={(event) => change({ playerType: event.target.value })}>
          <option value="">Every type</option>
          {Object.entries(PLAYER_TYPES).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="player-position" label="Position" mark="none">
        <Select
          value={state.activePosition}
          onChange={(event) => change({ activePosition: event.target.value })}
        >
          <option value="">Every position</option>
          {POSITION_CODES.map((code) => (
            <option key={code} value={code}>
              {POSITION_NAMES[code]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="player-age" label="Age" mark="none">
        <Select value={state.playerAge} onChange={(event) => change({ playerAge: event.target.value })}>
          <option value="">Every age</option>
          {AGE_GROUPS.map((group) => (
            <option key={group} value={group}>
              {group.replace('-', '–')}
            </option>
          ))}
        </Select>
      </Field>
      {listFacets(state).length > 0 ? (
        <Button size="sm" variant="ghost" className={styles.clear} onClick={clear}>
          Clear filters
        </Button>
      ) : null}
    </form>
  );
}
