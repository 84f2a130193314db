import { useMemo } from 'react';
import {
  hiddenVisibility,
  isShownAsMinor,
  levelsFor,
  parseVisibility,
  type StoredFields,
  VISIBILITY_FIELDS,
  type VisibilityLevel,
} from '@skora/domain';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { Button, Notice, Stack } from '@skora/shared/ui';
import { parseDraft, withChange } from '../../../lib/document-form/document-draft';
import { FormFrame } from '../../../lib/document-form/form-frame';
import { type FormValue, readText } from '../../../lib/document-form/form-values';
import { saveDocument } from '../../../lib/document-form/save-document';
import { useDocumentForm } from '../../../lib/document-form/use-document-form';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useDraft } from '@skora/kit';
import { profileDraftKey } from '../../../lib/drafts/profile-draft-key';
import { VisibilityFields } from './visibility-fields';
import { visibilityPath } from './use-stored-visibility';
import { LEVEL_NAMES, PART_NAMES } from './visibility-words';
import { WhatOthersSee } from './what-others-see';
import type { DocumentCodec } from '../../../lib/document-form/document-codec';

/** The choice of who sees what and its form: one level for each part. */
function visibilityCodec(isAdult: boolean, registeredAsMinor: boolean): DocumentCodec {
  return {
    toForm: (stored: StoredFields) => parseVisibility(stored, isAdult, registeredAsMinor),
    check: (form) => ({
      problems: VISIBILITY_FIELDS.filter(
        (field) => !levelsFor(field, isAdult).some((level) => level === readText(form, field)),
      ).map((key) => ({ key, message: 'Choose from the list.' })),
      fields: {
        fields: Object.fromEntries(VISIBILITY_FIELDS.map((field) => [field, readText(form, field)])),
      },
    }),
  };
}

interface VisibilitySectionProps {
  stored: StoredFields;
  adult: boolean;
  registeredAsMinor: boolean;
  /** ISO date; null where it is not known. */
  bornOn: string | null;
}

const showLevel = (_key: string, value: FormValue) =>
  typeof value === 'string' && Object.hasOwn(LEVEL_NAMES, value) ? LEVEL_NAMES[value as VisibilityLevel] : '';

/** What counts as long as nothing was chosen, or only as a minor. */
function StartNotice({ stored, adult, registeredAsMinor }: Omit<VisibilitySectionProps, 'bornOn'>) {
  if (!adult) {
    return (
      <Notice tone="info" title="Private by default">
        You are under 18, so nothing can be public, no photo and no town is shown, and a link needs your
        parent’s or guardian’s approval.
      </Notice>
    );
  }
  if (registeredAsMinor) {
    return (
      <Notice tone="info" title="Links show what they showed before">
        {stored === null ? 'You have not chosen anything yet. ' : ''}
        You are 18 now and can show more, or make it public. Until you save here, links say your first name
        and initial, and previews and PDFs have no photo. Once you save, everybody who sees your name sees all
        of it, and previews and PDFs have the photo that the link shows.
      </Notice>
    );
  }
  return (
    <Notice tone="info" title="We start with careful settings">
      You have not chosen anything yet. Nothing is public. A link shows what a club needs first.
    </Notice>
  );
}

export function VisibilitySection({ stored, adult, registeredAsMinor, bornOn }: VisibilitySectionProps) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const codec = useMemo(() => visibilityCodec(adult, registeredAsMinor), [adult, registeredAsMinor]);
  const asMinor = isShownAsMinor(stored, { isAdult: adult, registeredAsMinor, bornOn });
  const draftKey = profileDraftKey(uid, 'visibility');
  const [draft, setDraft] = useDraft(draftKey, parseDraft);
  const form = useDocumentForm({
    stored,
    codec,
    draft,
    setDraft,
    draftKey,
    keys: VISIBILITY_FIELDS,
    prefix: 'visibility-',
    labels: PART_NAMES,
    store: (sent) => saveDocument(documents, visibilityPath(uid), codec, sent, { again: asMinor && adult }),
    onSaved: () => showToast('success', 'Visibility saved.'),
  });
  const hidden = VISIBILITY_FIELDS.every((field) => form.stored[field] === 'me');
  return (
    <Stack gap={6}>
      <WhatOthersSee values={form.stored} adult={adult} />
      <div>
        <Button
          variant="secondary"
          aria-disabled={hidden}
          busy={form.busy}
          onClick={() => form.saveInstead(withChange(form.stored, null, hiddenVisibility()))}
        >
          {hidden ? 'Everything is hidden' : 'Hide everything now'}
        </Button>
      </div>
      {stored === null || (asMinor && adult) ? (
        <StartNotice stored={stored} adult={adult} registeredAsMinor={registeredAsMinor} />
      ) : null}
      <FormFrame form={form} show={showLevel} submit="Save visibility">
        <VisibilityFields form={form} listLevels={(field) => levelsFor(field, adult)} />
      </FormFrame>
    </Stack>
  );
}
