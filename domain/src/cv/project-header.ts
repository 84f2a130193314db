import { countryName } from '../profile/countries';
import { FEET } from '../profile/profile';
import type { VisibilityField } from '../profile/visibility';
import { shortName } from '../text/short-name';
import type { CvSource } from './cv-source';
import type { CvHeader } from './cv-view';
import { newestFirst } from './project-rows';

/** Who it is, as far as this audience may know. @param shows whether a part is seen */
export function projectHeader(
  source: CvSource,
  shows: (field: VisibilityField) => boolean,
  isOwner: boolean,
): CvHeader {
  const { profile, career, isAdult } = source;
  const { displayName, country, city, preferredFoot, nationalities } = profile;
  const [present] = newestFirst(career).filter(({ to }) => to === '');
  const place = [city, country ? countryName(country) : ''].filter(Boolean).join(', ');
  const isWhole = isOwner || (isAdult && !source.shownAsMinor);
  return {
    name: shows('name') ? (isWhole ? displayName : shortName(displayName)) : null,
    photo: source.hasPhoto && shows('photo'),
    position: profile.primaryPosition,
    otherPositions: profile.secondaryPositions,
    foot: preferredFoot ? FEET[preferredFoot] : '',
    weakFoot: profile.weakFoot,
    shirtNumber: profile.shirtNumber,
    ageGroup: shows('ageGroup') ? source.ageGroup : null,
    nationalities: shows('nationalities') ? nationalities.map(countryName) : null,
    place: shows('city') ? place : null,
    heightCm: shows('body') ? profile.heightCm : null,
    club: shows('career') ? [present?.club, present?.team, present?.level].filter(Boolean).join(' · ') : null,
    contactEmail: shows('contact') ? profile.contactEmail : null,
  };
}
