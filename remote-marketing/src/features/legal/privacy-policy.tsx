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
  lead: 'What we store about you, why, for how long, and how you can end it.',
  version: '2026-11-29',
  summary: [
    'We use no advertising, and no analytics or trackers of other companies.',
    'We count how well our pages work, without anything about you. Your browser can switch that off.',
    'Your profile is private. Nothing about a player is public by default.',
    'We look up your country to show prices, and do not keep it.',
    'Below the age your country sets, 13 to 16, nothing goes into a profile before a parent or guardian agrees.',
    'You can download your data and delete your account yourself. We wait 7\u00a0days before we delete it, in case you change your mind.',
  ],
  young: <ForYoungPlayers />,
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <>
          <Imprint />
          <p>Write to this address about anything on this page.</p>
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
          <p>
            We store only what the site needs to work. There is no cookie banner because nothing here needs
            one.
          </p>
          <ul>
            {browserStorage.map(({ name, purpose }) => (
              <li key={name}>
                <strong>{name}:</strong> {purpose}
              </li>
            ))}
          </ul>
          <p>
            When you log out, we remove the drafts, the saved profile, what you saw last of your record and
            the note of who you are.
          </p>
        </>
      ),
    },
    {
      id: 'measured',
      title: 'How we measure whether pages work',
      body: (
        <>
          <p>
            So that we notice when a page breaks or gets slow, your browser tells our own server how a visit
            went: once when the page has loaded, and once when you leave it or switch to another tab for the
            first time.
          </p>
          <ul>
            <li>
              <strong>What it tells:</strong> which part of the site was shown and in which version, how long
              it took, whether the page jumped or was slow to react, and which line of our code failed.
            </li>
            <li>
              <strong>What it does not tell:</strong> who you are, whether you are logged in, the address of
              the page, anything you typed or read, or a code that would recognise you the next time.
            </li>
            <li>
              <strong>What we keep:</strong> numbers for each version of a part of the site, such as “3 of 400
              visits failed”. We delete them after 90 days.
            </li>
            <li>
              <strong>Blocked code:</strong> if your browser blocks code on one of our pages, it reports that
              by itself, with the address of the page. We keep only which rule it was and which version of the
              site.
            </li>
            <li>
              <strong>Your internet address:</strong> our server counts for up to 5 minutes how often one
              sends something, so that nobody can falsify the numbers. It does not store it with them.
            </li>
            <li>
              <strong>How to switch it off:</strong> turn on “Global Privacy Control” or “Do Not Track” in
              your browser. Then it sends none of this. If it still reports blocked code, we drop the report.
            </li>
          </ul>
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
              <strong>Google</strong> runs the login, the database and the file storage for us, as our
              processor (Firebase Authentication, Firestore and Storage).
            </li>
            <li>
              <strong>Stripe</strong> takes payments; card numbers go to Stripe and never to us.
            </li>
            <li>
              <strong>An email service</strong> delivers our emails. A parent or guardian and the coaches you
              name get the emails you ask us to send. A parent or guardian also gets the contact requests they
              allow.
            </li>
            <li>
              <strong>The push service of your browser</strong> (Google, Mozilla, Apple or Microsoft) carries
              messages to your device if you switch them on. They are encrypted on the way.
            </li>
            <li>
              <strong>The organiser of a showcase</strong> gets the first name and initial of the players who
              registered, and who of them has a place, waits for one, or waits for a parent’s answer.
            </li>
            <li>
              <strong>A geolocation service</strong> gets your internet address to look up the country, and
              nothing else.
            </li>
          </ul>
          <p>
            We sell data to nobody. No club, agent or sponsor gets a profile from us that you did not send
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
            . We delete it 7 days after you ask for it; until then you can take that back. The details of your
            parent or guardian, the consents and the emails that are still waiting are deleted with it.
          </li>
          <li>
            <strong>Backups:</strong> 90 days at most. They are copies of what we store, and we use them only
            to restore data that was lost. What you delete leaves the site first, and each backup when that
            backup is deleted.
          </li>
          <li>
            <strong>The code of a deleted account:</strong> 120 days. It is a random code without a name or an
            email address. We keep it so that the account is deleted again if we ever have to restore an older
            backup.
          </li>
          <li>
            <strong>A question to a parent or guardian</strong> that nobody answers: it ends after 7 days. We
            delete its link 30 days later, and the address with the account.
          </li>
          <li>
            <strong>An invitation</strong> between a parent or guardian and a player that nobody accepts: 7
            days.
          </li>
          <li>
            <strong>The codes that recognise a sign-up that needs a parent or guardian:</strong> 7 days, also
            if the sign-up is deleted.
          </li>
          <li>
            <strong>The newsletter:</strong> until you{' '}
            <TextLink component={Link} to={paths.unsubscribeNewsletter()}>
              unsubscribe
            </TextLink>
            . For 7 days after that we keep the address, so that you can undo it. Then we keep only a
            fingerprint of it and the proof of consent, for as long as the law requires. An address that
            nobody confirms: 7 days after somebody typed it in.
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
            <strong>Messages to us:</strong> one year, then they are deleted automatically. Emails that follow
            from them: until the matter is settled.
          </li>
        </ul>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <p>
          You may see what we store, have it corrected, exported or deleted, restrict its use, object to it,
          and withdraw any consent for the future. You can do most of this yourself: change your data on your
          pages, download everything as one JSON file, delete the account, log out on all devices. For the
          rest, write an email to <OperatorMail /> from the address of your account. By law we have to answer
          within a month. You may also complain to the data protection authority of your country. A parent or
          guardian can use these rights for their child.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          Every country sets an age from which children may agree to online services themselves. In the
          European Union it is between 13 and 16. Below that age, an account stays closed until a parent or
          guardian has agreed by email. It keeps no profile before that. Other players under 18 have a private
          account of their own, and nothing in it is shown to others until a parent or guardian agrees. Do you
          know of a child who registered without consent? Tell us and we will delete the account.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          If something changes that matters to you, we tell you before it takes effect, and ask you again
          where we need your consent.
        </p>
      ),
    },
  ],
};
