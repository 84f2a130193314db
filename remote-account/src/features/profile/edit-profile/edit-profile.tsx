import { useSearchParams } from '@skora/shared/router';
import { Stack } from '@skora/shared/ui';
import { allLoaded, type Loaded, subscribeToDrafts } from '@skora/kit';
import { useCallback, useSyncExternalStore } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import type { StoredFields } from '@skora/domain';
import { deviceStorage } from '@skora/shared/storage-keys';
import { CAREER } from '../career/career-kind';
import { EDUCATION } from '../career/education-kind';
import { HONOURS } from '../career/honours-kind';
import { RowsSection } from '../career/rows-section';
import { REFERENCES } from '../career/references-kind';
import { LoadGate } from '../../../lib/documents/load-gate';
import { PictureSection } from '../picture/picture-section';
import { SettingsFrame } from '../../settings';
import { useAccountFacts } from '../../../lib/player/use-account-facts';
import { useAdulthood, useStoredVisibility, VisibilitySection } from '../../sharing';
import { AvailabilitySection } from './availability-section';
import { FootballSection } from './football-section';
import { IdentitySection } from './identity-section';
import { SectionNav } from './section-nav';
import { findSection, type SectionId, SECTIONS } from './sections';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useWatched } from '../../../lib/documents/use-watched';
import { profileDraftKey } from '../../../lib/drafts/profile-draft-key';

/** The profile as it is stored, live; null while there is none. */
function useStoredProfile(): Loaded<StoredFields> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<StoredFields>(
    useCallback((next, failed) => documents.watch(`profiles/${uid}`, next, failed), [documents, uid]),
  );
}

/** The sections with something typed and not saved, in this tab or another. */
function useUnsavedSections(): readonly string[] {
  const { uid } = useRequiredUser();
  const unsaved = useSyncExternalStore(subscribeToDrafts, () =>
    SECTIONS.filter(({ id }) => deviceStorage.read(profileDraftKey(uid, id)) !== null)
      .map(({ id }) => id)
      .join(' '),
  );
  return unsaved === '' ? [] : unsaved.split(' ');
}

export function EditProfile() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('section');
  const section = findSection(asked);
  const unsaved = useUnsavedSections();
  return (
    <SettingsFrame
      eyebrow={asked === null ? 'Settings' : 'Edit profile'}
      title={asked === null ? 'Edit profile' : section.label}
      lead={section.lead}
    >
      <Stack gap={6}>
        <SectionNav current={section.id} unsaved={unsaved} />
        <Section key={section.id} id={section.id} />
      </Stack>
    </SettingsFrame>
  );
}

const ROWS = { career: CAREER, education: EDUCATION, honours: HONOURS, references: REFERENCES } as const;

function Section({ id }: { id: SectionId }) {
  switch (id) {
    case 'career':
    case 'education':
    case 'honours':
    case 'references':
      return <RowsSection kind={ROWS[id]} />;
    case 'photo':
      return <Photo />;
    case 'visibility':
      return <WhoSees />;
    default:
      return <Profile id={id} />;
  }
}

function Profile({ id }: { id: 'identity' | 'football' | 'availability' }) {
  const loaded = allLoaded({ stored: useStoredProfile(), adult: useAdulthood() });
  return (
    <LoadGate loaded={loaded} what="your profile">
      {({ stored, adult }) =>
        id === 'identity' ? (
          <IdentitySection stored={stored} />
        ) : id === 'football' ? (
          <FootballSection stored={stored} />
        ) : (
          <AvailabilitySection stored={stored} adult={adult} />
        )
      }
    </LoadGate>
  );
}

function WhoSees() {
  const loaded = allLoaded({ stored: useStoredVisibility(), facts: useAccountFacts() });
  return (
    <LoadGate loaded={loaded} what="who sees what">
      {({ stored, facts }) => <VisibilitySection stored={stored} {...facts} />}
    </LoadGate>
  );
}

function Photo() {
  const adulthood = useAdulthood();
  return (
    <LoadGate loaded={adulthood} what="your photo">
      {(adult) => <PictureSection adult={adult} />}
    </LoadGate>
  );
}
