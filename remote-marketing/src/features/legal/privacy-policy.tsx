import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { browserStorage } from './browser-storage';
import { ForYoungPlayers } from './for-young-players';
import { Imprint } from './imprint';
import type { LegalDocument } from './legal-document';
import { StoredData } from './stored-data';
import { OperatorMail } from '../../lib/operator/operator-mail';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'What we know about you, why, how long, and how to end it.',
  version: '2026-11-23',
  summary: [
    'No advertising, no analytics, no trackers of other companies.',
    'Your profile is private. Nothing about a player is public by default.',
    'Your country is looked up to show prices, and forgotten.',
    'Below the age your country sets, 13 to 16, nothing goes into a profile before a parent or guardian agrees.',
    'Download everything, or delete everything, yourself. Deleting waits 7\u00a0days in case you change your mind.',
  ],
  young: <ForYoungPlayers />,
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <>
          <Imprint />
          <p>Write there for everything on this page.</p>
        </>
      ),
    },
    {
      id: 'what',
      title: 'What we store and why',
      body: <StoredData />,
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
        <>
          <ul>
            <li>
              <strong>Google</strong> runs sign-in, database and file storage for us, as our processor
              (Firebase Authentication, Firestore and Storage).
            </li>
            <li>
              <strong>Stripe</strong> takes payments; card numbers go to Stripe and never to us.
            </li>
            <li>
              <strong>A mail service</strong> delivers our mails. Guardians, parents and coaches you name get
              those you ask us to send, and guardians the contact requests they allow.
            </li>
            <li>
              <strong>A geolocation service</strong> learns the internet address for the country lookup, and
              nothing else.
            </li>
          </ul>
          <p>
            Nobody buys data from us, and no club, agent or sponsor receives a profile that you did not send
            yourself.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long',
      body: (
        <ul>
          <li>
            <strong>Account, profile, stats, clips and path:</strong> until you delete the account in your{' '}
            <TextLink component={Link} to={paths.accountSecurity()}>
              settings
            </TextLink>
            . That happens 7 days after you ask for it; until then you can take it back. Your guardian’s
            details, consents and waiting mails go with it.
          </li>
          <li>
            <strong>A guardian’s link</strong> that is not used: 7 days.
          </li>
          <li>
            <strong>The newsletter:</strong> until you{' '}
            <TextLink component={Link} to={paths.unsubscribeNewsletter()}>
              unsubscribe
            </TextLink>
            ; afterwards only a fingerprint of the address and the proof of consent, for as long as the law
            requires.
          </li>
          <li>
            <strong>Contact requests:</strong> 2 days until the writer has confirmed the request by the link
            in our email, then 180 days. A request that was reported: 365 days from the report, so that
            somebody can look into it. If the player deletes the account, we delete the requests about them.
            Only a reported one stays until its 365 days are over, without the account, the name and the link
            that say which player it was about. It still holds the writer’s name, club, role, email address
            and reason, and what the receiver told us. It also stays if the writer deletes an account.
          </li>
          <li>
            <strong>Fingerprints of addresses:</strong> those of a blocked writer, of the address and its
            domain, until the player’s account is deleted. If a parent or guardian made the block, it goes on
            for every other child whose CV they agreed to share. That of a reported writer: until we let them
            write again. That of somebody who tells us that a request was sent in their name without them: 30
            days, so that they get no more emails about it.
          </li>
          <li>
            <strong>Messages to us:</strong> one year, then they are removed by themselves; mails that follow
            from them until the matter is settled.
          </li>
        </ul>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <p>
          You may see what we store, have it corrected, exported or deleted, restrict its use, object, and
          withdraw any consent for the future. Most of it you can do yourself: change it on your pages,
          download everything as one JSON file, delete the account, sign out on all devices. For the rest a
          mail to <OperatorMail /> from the address of your account is enough; we answer within a month. You
          may also complain to the data protection authority of your country. Guardians exercise these rights
          for their children.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          Below the age of consent for online services, which lies between 13 and 16 in the European Union
          depending on the country, an account stays closed until a parent or guardian has agreed by mail. It
          keeps no profile before that. Other players under 18 have an account of their own, private, and
          nothing of it is shown to others without a guardian. Learn that a child registered without consent?
          Tell us and we delete the account.
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
