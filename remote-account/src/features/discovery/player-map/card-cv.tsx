import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, Text, TextLink } from '@skora/shared/ui';
import { Field, Select } from '@skora/shared/ui/forms';
import { NamelessHint, useSharing } from '../../sharing';

interface CardCvProps {
  /** Address of the CV the card opens now; null: none. */
  path: string | null;
  busy: boolean;
  onChoose: (link: string | null) => void;
}

/** Whether the player's card opens the CV: by one of the links made for everybody, or not at all. */
export function CardCv({ path, busy, onChoose }: CardCvProps) {
  const { value, error, retry } = useSharing();
  if (!value && error) {
    return (
      <Text size="small" tone="muted" role="status">
        We could not load which of your CVs your card opens.{' '}
        <Button size="sm" variant="ghost" onClick={retry}>
          Try again
        </Button>
      </Text>
    );
  }
  if (!value) return null;
  const forEverybody = value.links.filter(({ audience }) => audience === 'public');
  const links = forEverybody.filter(({ state }) => state === 'live');
  const asleep = forEverybody.filter(({ state }) => state === 'asleep').length;
  if (links.length === 0 && asleep > 0) {
    return (
      <Text size="small" tone="muted">
        Right now your card opens nothing.{' '}
        {asleep === 1
          ? 'Your link for everybody is asleep: your plan has no room for it now.'
          : 'Your links for everybody are asleep: your plan has no room for them now.'}{' '}
        <TextLink component={Link} to={paths.sharing()}>
          See what wakes {asleep === 1 ? 'it' : 'them'}
        </TextLink>
      </Text>
    );
  }
  if (links.length === 0) {
    return (
      <Text size="small" tone="muted">
        Right now your card opens nothing. If you want it to open your CV,{' '}
        <TextLink component={Link} to={paths.sharing()}>
          make a link for everybody
        </TextLink>{' '}
        first.
      </Text>
    );
  }
  return (
    <>
      <Field id="card-cv" label="Your card opens" mark="none">
        <Select
          value={links.find((link) => link.path === path)?.id ?? ''}
          aria-disabled={busy}
          onChange={(event) => onChoose(event.target.value || null)}
        >
          <option value="">Nothing</option>
          {links.map(({ id, label }) => (
            <option key={id} value={id}>
              {`My CV, by the link “${label}”`}
            </option>
          ))}
        </Select>
      </Field>
      {path === null ? null : <NamelessHint />}
    </>
  );
}
