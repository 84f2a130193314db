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

/** Parts of the header that a player may simply not have given. */
const GIVEN_PARTS = { photo: 'photo', heightCm: 'height' } as const;

function hiddenIn(view: CvView, own: CvView, compared: boolean): string[] {
  const header = Object.entries(HEADER_PARTS) as [keyof typeof HEADER_PARTS, string][];
  const given = Object.entries(GIVEN_PARTS) as [keyof typeof GIVEN_PARTS, string][];
  const parts = Object.entries(PARTS) as [keyof typeof PARTS, string][];
  return [
    ...header.filter(([key]) => view.header[key] === null).map(([, name]) => name),
    ...given.filter(([key]) => own.header[key] && !view.header[key]).map(([, name]) => name),
    ...parts
      .filter(([key]) => view[key] === null && (key !== 'comparison' || compared))
      .map(([, name]) => name),
  ];
}

interface HiddenPartsProps {
  view: CvView;
  /** The same CV as the player sees it. */
  own: CvView;
  /** Whether the player has percentiles that could be hidden. */
  compared: boolean;
}

export function HiddenParts({ view, own, compared }: HiddenPartsProps) {
  const hidden = hiddenIn(view, own, compared);
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
