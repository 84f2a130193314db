import { Button, Cluster, Notice, Stack, Text } from '@skora/shared/ui';
import { Field, FormErrorSummary, SubmitButton, TextInput, Textarea } from '@skora/shared/ui/forms';
import { type PlayerProfile, PROFILE_BOUNDS } from '@skora/football';
import styles from './edit-profile-form.module.css';
import { FootballFields } from './football-fields';
import { CircumstanceFields } from './circumstance-fields';
import { useEditProfile } from './use-edit-profile';

/** The profile as a form; every keystroke is kept on this device until it is saved. */
export function EditProfileForm({ stored }: { stored: PlayerProfile }) {
  const edit = useEditProfile(stored);
  const { form, change, problems } = edit;
  const errorOf = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
    >
      <FormErrorSummary errors={problems} attempt={edit.attempt} />
      {edit.changedElsewhere ? (
        <Notice
          tone="warning"
          live="polite"
          title="Your profile was changed somewhere else"
          action={
            <Cluster>
              <Button size="sm" variant="secondary" onClick={edit.discard}>
                Show the saved profile
              </Button>
              <Button size="sm" variant="ghost" onClick={edit.keepMine}>
                Keep what I typed here
              </Button>
            </Cluster>
          }
        >
          Another tab or device saved it after you began. What you typed here is still here.
        </Notice>
      ) : null}
      <fieldset className={styles.section}>
        <legend className={styles.legend}>You</legend>
        <Field
          id="profile-name"
          label="Name"
          required
          hint="The name you play under. It heads your CV."
          error={errorOf('profile-name')}
        >
          <TextInput
            name="displayName"
            autoComplete="name"
            value={form.displayName}
            onChange={(event) => change({ displayName: event.target.value })}
          />
        </Field>
        <Field
          id="profile-bio"
          label="About your game"
          hint="What you do well and what you are working on. No phone number, school or address, please."
          error={errorOf('profile-bio')}
        >
          <Textarea
            name="bio"
            limit={PROFILE_BOUNDS.bioLength}
            value={form.bio}
            onChange={(event) => change({ bio: event.target.value })}
          />
        </Field>
      </fieldset>
      <FootballFields form={form} change={change} heightError={errorOf('profile-height')} />
      <CircumstanceFields form={form} change={change} />
      <div className={styles.bar}>
        <Cluster>
          <SubmitButton busy={edit.status === 'saving'}>Save profile</SubmitButton>
          {edit.edited && edit.status !== 'saving' ? (
            <Button variant="ghost" onClick={edit.discard}>
              Undo changes
            </Button>
          ) : null}
        </Cluster>
        <SaveState status={edit.status} edited={edit.edited} />
      </div>
    </form>
  );
}

function SaveState({ status, edited }: { status: 'idle' | 'saving' | 'saved' | 'failed'; edited: boolean }) {
  if (status === 'failed') {
    return (
      <Notice tone="danger" live="assertive" title="Not saved yet">
        The server did not take your profile. What you typed is kept on this device; try again in a moment.
      </Notice>
    );
  }
  const text = status === 'saved' ? 'Saved.' : edited ? 'Draft kept on this device. Not saved yet.' : '';
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted" role="status">
        {text}
      </Text>
    </Stack>
  );
}
