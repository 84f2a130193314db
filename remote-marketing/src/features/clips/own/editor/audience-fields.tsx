import { CLIP_AUDIENCES, type ClipAudience } from '@skora/domain';
import { useRequest } from '@skora/kit';
import { Checkbox, RadioGroup } from '@skora/shared/ui/forms';
import { mayBePublic } from '../api/may-be-public';
import type { ClipForm } from './clip-draft';

const HINTS: Record<ClipAudience, string> = {
  me: 'Nobody else can open it.',
  link: 'Whoever has a live share link of yours. You end it there at any time.',
  public: 'Your first name, initial and this label; gone at once when you change your mind.',
};

/** Who may see the clip, and who is in it. */
export function AudienceFields({ form }: { form: ClipForm }) {
  const { values: draft, change } = form;
  const { value: allowed } = useRequest('gallery', mayBePublic);
  const options = (Object.keys(CLIP_AUDIENCES) as ClipAudience[]).map((value) => ({
    value,
    label: CLIP_AUDIENCES[value],
    hint:
      value === 'public' && allowed === false ? 'From 18 on. The gallery shows adults only.' : HINTS[value],
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
          hint="Off unless you want it: whoever looks for your name may find it then. What they have copied may stay with them for a while after you change your mind."
          checked={draft.searchable}
          onChange={(event) => change({ searchable: event.target.checked })}
        />
      ) : null}
      <Checkbox
        {...form.field('othersAgreed')}
        label="Everybody who can be recognised in this clip has agreed that it is shown; for those under 18, their guardians too"
        hint="Needed as soon as anybody but you may see it. Who is in this clip?"
        checked={draft.othersAgreed}
        onChange={(event) => change({ othersAgreed: event.target.checked })}
      />
    </>
  );
}
