import type { CvView } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Text, TextLink } from '@skora/shared/ui';

const PARTS = {
  bio: 'text about you',
  clips: 'clips',
  season: 'matches',
  tests: 'tests',
  comparison: 'percentiles',
  ratings: 'self-ratings',
  career: 'career',
  honours: 'honours',
  education: 'education and languages',
  references: 'references',
  availability: 'availability',
} as const;

const HEADER_PARTS = {
  name: 'name',
  ageGroup: 'age group',
  nationalities: 'nationality',
  place: 'place',
  contactEmail: 'contact',
} as const;

function hiddenIn(view: CvView, compared: boolean): string[] {
  const header = Object.entries(HEADER_PARTS) as [keyof typeof HEADER_PARTS, string][];
  const parts = Object.entries(PARTS) as [keyof typeof PARTS, string][];
  return [
    ...header.filter(([key]) => view.header[key] === null).map(([, name]) => name),
    ...parts
      .filter(([key]) => view[key] === null && (key !== 'comparison' || compared))
      .map(([, name]) => name),
  ];
}

interface HiddenPartsProps {
  view: CvView;
  /** Whether the player has percentiles that could be hidden. */
  compared: boolean;
}

export function HiddenParts({ view, compared }: HiddenPartsProps) {
  const hidden = hiddenIn(view, compared);
  if (view.audience === 'me') return null;
  return (
    <Text size="small" tone="muted">
      {hidden.length === 0 ? 'Nothing is hidden here. ' : `Hidden here: ${hidden.join(', ')}. `}
      <TextLink component={Link} to={paths.editProfile()}>
        Change what is shown
      </TextLink>
    </Text>
  );
}
