import { parseVisibility } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Text, TextLink } from '@skora/shared/ui';
import { useStoredVisibility } from '../visibility/use-stored-visibility';

/**
 * Says beforehand that a CV for everybody does not tell the name, where its player keeps the name for fewer people.
 * A card on the map does say first name and initial, but only to those who are signed in. Only adults have such links.
 */
export function NamelessHint() {
  const stored = useStoredVisibility();
  if (stored.status !== 'ready' || parseVisibility(stored.value, true).name === 'public') return null;
  return (
    <Text size="small" tone="muted">
      Your name is not public, so this CV is titled “A football player”.{' '}
      <TextLink component={Link} to={`${paths.editProfile()}?section=visibility`}>
        Choose who sees your name
      </TextLink>
    </Text>
  );
}
