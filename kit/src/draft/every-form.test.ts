import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** Every form of the site, by its file: whether what is typed outlives the page, and why it does not. */
const FORMS: Readonly<Record<string, 'draft' | `none: ${string}`>> = {
  'kit/src/signature/use-signed-answer.ts': 'draft',
  'remote-account/src/features/confirmation/ask-coach/use-ask-form.ts': 'draft',
  'remote-account/src/features/confirmation/coach-decision/decision-form.tsx': 'draft',
  'remote-account/src/features/contact-requests/answer/stop-form.tsx': 'draft',
  'remote-account/src/features/contact-requests/write/write-form.tsx': 'draft',
  'remote-account/src/features/discovery/academies/page/report-form.tsx': 'draft',
  'remote-account/src/features/discovery/player-map/join-form.tsx': 'none: two choices',
  'remote-account/src/features/discovery/showcases/registration-form.tsx': 'draft',
  'remote-account/src/features/family/home/invite-child.tsx': 'draft',
  'remote-account/src/features/family/own-link/invite-guardian.tsx': 'draft',
  'remote-account/src/features/onboarding/number/match-form.tsx': 'draft',
  'remote-account/src/features/onboarding/number/test-form.tsx': 'draft',
  'remote-account/src/features/onboarding/position-step.tsx': 'none: one choice',
  'remote-account/src/features/record/comparison/comparison-form.tsx': 'none: two choices',
  'remote-account/src/features/record/goals/use-goal-form.ts': 'draft',
  'remote-account/src/features/record/weekly-stats/rows/use-row-form.ts': 'draft',
  'remote-account/src/features/record/weekly-stats/wellness/use-wellness-form.ts': 'draft',
  'remote-account/src/features/settings/account-security/deletion/deletion-dialog.tsx': 'none: a password',
  'remote-account/src/features/settings/account-security/login/change-email.tsx':
    'none: an address to be proven with a password at once',
  'remote-account/src/features/settings/account-security/login/change-password.tsx': 'none: passwords',
  'remote-account/src/features/sharing/links/guardian-panel.tsx': 'draft',
  'remote-account/src/features/sharing/links/link-form.tsx': 'draft',
  'remote-account/src/lib/document-form/use-document-form.ts': 'draft',
  'remote-auth/src/features/complete-account/guardian-address-form.tsx': 'draft',
  'remote-auth/src/features/password-reset/forgot-password-form.tsx':
    'none: the address of an account, which tells who has been here',
  'remote-auth/src/features/password-reset/reset-password-form.tsx': 'none: a password',
  'remote-auth/src/features/sign-in/sign-in-form.tsx': 'none: a password, and whose it is',
  'remote-auth/src/features/sign-up/use-sign-up.ts': 'draft',
  'remote-auth/src/lib/registration/complete-account-form.tsx': 'draft',
  'remote-auth/src/lib/registration/guardian-step.tsx': 'draft',
  'remote-marketing/src/features/clips/own/editor/clip-editor.tsx': 'draft',
  'remote-marketing/src/features/clips/report/report-dialog.tsx': 'draft',
  'remote-marketing/src/features/contact/use-contact-form.ts': 'draft',
  'remote-marketing/src/features/digest/leave-by-address.tsx':
    'none: the address of somebody who wants to hear no more',
  'remote-marketing/src/features/payment/checkout/consent-form.tsx': 'none: what one agrees to',
  'remote-marketing/src/features/payment/own/ask-parent.tsx': 'draft',
  'remote-operations/src/features/operations/decisions/decision-form.tsx': 'draft',
};

/** Forms that are no `useForm`: what is in them is kept by other means, or is nothing to be missed. */
const OTHER_FORMS: Readonly<Record<string, string>> = {
  'kit/src/signature/signed-answer-form.tsx': 'shows use-signed-answer',
  'remote-account/src/features/discovery/academies/filters/academy-filter-form.tsx':
    'a search, in the address',
  'remote-account/src/features/discovery/player-map/player-filter-form.tsx': 'a search, in the address',
  'remote-account/src/features/profile/career/rows-section.tsx': 'a draft for all its rows',
  'remote-account/src/features/record/player-stats/fields/use-step.ts':
    'a draft for each page of stats, correction and quick test',
  'remote-layout/src/features/footer/newsletter/newsletter-form.tsx':
    'the address of somebody who reads; one field in the frame of each page',
};

const sources = [
  'kit',
  'remote-account',
  'remote-auth',
  'remote-layout',
  'remote-marketing',
  'remote-operations',
]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/src/${name}`,
    ),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/testing\//.test(name));
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const forms = sources.filter(
  (name) => /[ (]useForm(<[^>]*>)?\(/.test(read(name)) && !name.endsWith('use-form.ts'),
);

test('each form of the site says whether what is typed is kept', () => {
  expect(Object.keys(FORMS).sort()).toEqual(forms.sort());
});

test.each(Object.keys(FORMS))('%s does what it says', (name) => {
  expect(/\n\s+draft(:|,)/.test(read(name))).toBe(FORMS[name] === 'draft');
});

test.each(Object.keys(OTHER_FORMS))('%s is there', (name) => expect(sources).toContain(name));
