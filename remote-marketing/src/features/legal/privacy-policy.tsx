import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { browserStorage } from './browser-storage';
import type { LegalDocument } from './legal-document';
import { SupportLink } from './support-link';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'What we know about you, why, for how long, and how you take it away.',
  version: '2026-11-21',
  summary: [
    'No advertising, no analytics, no trackers of other companies.',
    'Your profile is private. Nothing about a player is public by default.',
    'Your country is looked up to show prices, and forgotten.',
    'You can have your data, correct it and have it deleted. Write to us.',
  ],
  sections: [
    {
      id: 'for-young-players',
      title: 'For young players',
      body: (
        <>
          <p>We keep what you type in, so that it is there tomorrow. Nobody else sees it.</p>
          <p>
            We do not want your address, your school or your phone number. Do not write them anywhere. If
            somebody here asks you for them, or for a photo, stop and tell an adult you trust.
          </p>
          <p>Show this page to your parents. You can ask us to delete everything about you, and we will.</p>
        </>
      ),
    },
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <p>
          The operator of this site, reached at <SupportLink />. Write there for everything on this page.
        </p>
      ),
    },
    {
      id: 'what',
      title: 'What we store and why',
      body: (
        <>
          <p>
            <strong>Your account:</strong> e-mail address, name, password (as a hash that nobody can read),
            whether the address is confirmed, and your plan. Needed to run your account (contract, Art.
            6(1)(b) GDPR).
          </p>
          <p>
            <strong>Your profile and stats:</strong> what you enter, and the picture if you upload one. Some
            of it, such as height or perceived effort, says something about your body; it is optional, and we
            use it only to show it to you (contract, and your consent where the law asks for it).
          </p>
          <p>
            <strong>The newsletter:</strong> your address, its state, and a log of which consent text you
            agreed to and when, because we have to be able to prove it (consent, Art. 6(1)(a) GDPR). No pixel
            counts whether you open a mail.
          </p>
          <p>
            <strong>Your country:</strong> derived from your internet address when prices are shown. The
            address is neither stored nor written to a log for this.
          </p>
          <p>
            <strong>Technical logs:</strong> which address of the site was asked for, when, and whether it
            worked; without names, messages or tokens. Needed to keep the service running and safe (legitimate
            interest, Art. 6(1)(f) GDPR).
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What is stored in your browser',
      body: (
        <>
          <p>Only what the site needs to work. There is no cookie banner because nothing here needs one.</p>
          <ul>
            {browserStorage.map(({ name, purpose }) => (
              <li key={name}>
                <strong>{name}:</strong> {purpose}
              </li>
            ))}
          </ul>
          <p>Signing out removes the drafts, the cached profile and the note of who you are.</p>
        </>
      ),
    },
    {
      id: 'others',
      title: 'Who else gets data',
      body: (
        <p>
          Google, as our processor, runs sign-in, database and file storage (Firebase). A geolocation service
          learns the internet address for the country lookup and nothing else. Nobody buys data from us, and
          no club, agent or sponsor receives a profile that you did not send yourself.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'How long',
      body: (
        <p>
          Account, profile and stats: until you ask for deletion. Newsletter: until you{' '}
          <TextLink component={Link} to={paths.unsubscribeNewsletter()}>
            unsubscribe
          </TextLink>
          ; afterwards only the proof of consent for as long as the law requires. Contact mails: until your
          matter is settled and nobody can still make a claim from it.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <p>
          You may ask what we store, have it corrected, exported or deleted, restrict its use, object, and
          withdraw any consent for the future. A mail to <SupportLink /> from the address of your account is
          enough; we answer within a month. You may also complain to the data protection authority of your
          country. Guardians exercise these rights for their children.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          Below the age of consent for online services, which lies between 13 and 16 in the European Union
          depending on the country, we need a parent’s or guardian’s consent. Learn that a child registered
          without it? Tell us and we delete the account.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          When something changes that matters to you, we tell you before it counts, and ask again where we
          need your consent.
        </p>
      ),
    },
  ],
};
