import { CLIP_AUDIENCES, type ClipAudience } from '@skora/domain';
import { useRequest } from '@skora/kit';
import { Checkbox, RadioGroup } from '@skora/shared/ui/forms';
import { mayBePublic } from '../api/may-be-public';
import type { ClipForm } from './clip-draft';

const HINTS: Record<ClipAudience, string> = {
  me: 'Nobody else can open it.',
  link: 'Anyone who has a working link to your CV. You can end a link at any time.',
  public:
    'They also see your first name, your initial, this label and the picture. It is gone here at once when you change your mind. A chat where somebody shared the link may keep its preview.',
};

/** Who may see the clip, and who is in it. */
export function AudienceFields({ form }: { form: ClipForm }) {
  const { values: draft, change } = form;
  const { value: allowed } = useRequest('gallery', mayBePublic);
  const options = (Object.keys(CLIP_AUDIENCES) as ClipAudience[]).map((value) => ({
    value,
    label: CLIP_AUDIENCES[value],
    hint:
      value === 'public' && allowed === false
        ? 'Only from 18 on. The gallery shows adults only.'
        : HINTS[value],
    disabled: value === 'public' && allowed !== true && draft.visibility !== 'public',
  }));
  return (
    <>
      <RadioGroup
        id="clip-visibility"
        legend="Who may see it?"
        name="clip-visibility"
        mark="none"
        options={options}
        value={draft.visibility}
        onValueChange={(visibility) => change({ visibility })}
      />
      {draft.visibility === 'public' ? (
        <Checkbox
          id="clip-searchable"
          label="Search engines may list the page of this clip"
          hint="Off unless you want it: anyone who searches for your name may find the clip then. After you change your mind, search engines may keep their copy for a while."
          checked={draft.searchable}
          onChange={(event) => change({ searchable: event.target.checked })}
        />
      ) : null}
      <Checkbox
        {...form.field('othersAgreed')}
        label="Everybody who can be recognised in this clip has agreed that it is shown; for those under 18, a parent or guardian has agreed too"
        hint="Needed as soon as anybody else may see it. Think about who is in this clip."
        checked={draft.othersAgreed}
        onChange={(event) => change({ othersAgreed: event.target.checked })}
      />
    </>
  );
}
