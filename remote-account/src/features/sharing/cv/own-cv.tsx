import {
  asleepClips,
  clipPath,
  clipPosterPath,
  explainAgeGroup,
  isShownAsMinor,
  parseVisibility,
  projectCv,
  type CvSource,
} from '@skora/domain';
import { ENTITLEMENTS, paths } from '@skora/shared/contract';
import { loadStorage } from '@skora/shared/firebase';
import { Link } from '@skora/shared/router';
import { useProfilePicture, useRequiredUser, useTier } from '@skora/shared/session';
import { Button, ButtonLink, Container } from '@skora/shared/ui';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file';
import { useComparisonSource, type PlayerRecord } from '../../record';
import { useSharing } from '../links/use-sharing';
import { useAccountFacts } from '../../../lib/player/use-account-facts';
import type { ClipFiles } from './reel/clip-files';
import { CvSheet } from './sheet/cv-sheet';
import { HiddenParts } from './hidden-parts';
import styles from './own-cv.module.css';
import type { CvLists } from './use-cv-lists';
import { ViewAs, listViewers } from './view-as';

interface OwnCvProps {
  record: PlayerRecord;
  lists: CvLists;
}

export function OwnCv({ record, lists }: OwnCvProps) {
  const { uid } = useRequiredUser();
  const plan = useTier();
  const picture = useProfilePicture();
  const sharing = useSharing();
  const facts = useAccountFacts();
  const isAdult = sharing.value?.isAdult ?? (facts.status === 'ready' && facts.value.adult);
  const comparison = useComparisonSource(
    record.entries,
    facts.status === 'ready' ? facts.value.bornOn : undefined,
  );
  const viewers = listViewers(isAdult);
  const [chosen, choose] = useState('me');
  const viewer = viewers.find(({ id }) => id === chosen) ?? viewers[0];
  if (!viewer) return null;
  const { choice, ...rows } = lists;
  const registeredAsMinor = facts.status !== 'ready' || facts.value.registeredAsMinor;
  const bornOn = facts.status === 'ready' ? facts.value.bornOn : null;
  // Nobody is told that a clip sleeps whose plan is not known.
  const asleep = plan.status === 'ready' ? asleepClips(rows.clips, ENTITLEMENTS[plan.tier].clips) : [];
  const own = viewer.audience === 'me';
  const { profile, entries, matches } = record;
  const source: CvSource = {
    ...rows,
    clips: own ? rows.clips : rows.clips.filter((clip) => !asleep.includes(clip)),
    profile,
    entries,
    matches,
    isAdult,
    hasPhoto: Boolean(picture),
    shownAsMinor: isShownAsMinor(choice, { isAdult, registeredAsMinor, bornOn }),
    visibility: parseVisibility(choice, isAdult, registeredAsMinor),
    ageGroup: sharing.value?.ageGroup ?? null,
    comparison: comparison ?? null,
  };
  const now = new Date();
  const view = projectCv(source, viewer.audience, now);
  const { ageGroup } = view.header;
  const explained =
    sharing.value && ageGroup !== null && viewer.audience === 'me'
      ? explainAgeGroup(ageGroup, sharing.value.ageGroupCountry, now)
      : null;
  const exportCv = () => saveFile('skora-cv.json', `${JSON.stringify(view, null, 2)}\n`, 'application/json');
  const clipFiles: ClipFiles = {
    video: async (slot) => (await loadStorage()).downloadUrl(clipPath(uid, slot)),
    poster: async (slot, name) => (await loadStorage()).downloadUrl(clipPosterPath(uid, slot, name)),
  };
  return (
    <Container className={styles.page}>
      <div className={styles.bar}>
        <ViewAs viewers={viewers} value={viewer} onValueChange={({ id }) => choose(id)} />
        <div className={styles.actions}>
          <ButtonLink component={Link} to={paths.sharing()}>
            Share
          </ButtonLink>
          <ButtonLink component={Link} to={paths.editProfile()} variant="secondary">
            Edit profile
          </ButtonLink>
          <Button variant="ghost" onClick={() => window.print()}>
            Print
          </Button>
          <Button variant="ghost" onClick={exportCv}>
            Export as JSON
          </Button>
        </div>
        <HiddenParts view={view} own={projectCv(source, 'me', now)} compared={Boolean(comparison)} />
      </div>
      <CvSheet
        view={view}
        ageGroupReason={explained}
        photo={view.header.photo ? picture : null}
        clipFiles={clipFiles}
        asleep={new Set(own ? asleep.map(({ slot }) => slot) : [])}
        comparisonAwaited={comparison === undefined}
      />
    </Container>
  );
}
