import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { browserStorage } from './browser-storage';
import type { LegalDocument } from './legal-document';
import { SupportLink } from './support-link';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'What we know about you, why, for how long, and how you take it away.',
  version: '2026-11-22',
  summary: [
    'No advertising, no analytics, no trackers of other companies.',
    'Your profile is private. Nothing about a player is public by default.',
    'Your country is looked up to show prices, and forgotten.',
    'Below a certain age nothing goes into a profile before a parent or guardian has agreed.',
    'Download everything, or delete everything, yourself. Deleting waits 7 days in case you change your mind.',
  ],
  young: (
    <>
      <p>Privacy means that you decide who knows what about you. Here is how it works on SKORA.</p>
      <ul>
        <li>
          <strong>What we keep:</strong> your name, your e-mail, your birthday, your country, and what you
          type in about your football. We keep it so that it is there tomorrow.
        </li>
        <li>
          <strong>Who sees it:</strong> you. Nobody else, unless you decide to show it, and your parent or
          guardian agrees.
        </li>
        <li>
          <strong>Why we ask for your birthday:</strong> because the rules are stricter for children, and we
          want to keep them.
        </li>
        <li>
          <strong>Why a parent gets a mail:</strong> below a certain age an adult has to agree first. They can
          also change their mind.
        </li>
        <li>
          <strong>Comparing:</strong> your test results are compared with those of others only if you ask for
          it. If you also let them count for others, your name stays out, and nobody can see which result was
          yours.
        </li>
        <li>
          <strong>What we do not want:</strong> your home address, your phone number, where you train and
          when. Do not write them anywhere on the internet.
        </li>
        <li>
          <strong>If somebody asks you</strong> for a photo, for money, for your number, or to keep a secret:
          stop, and tell an adult you trust. You have done nothing wrong.
        </li>
        <li>
          <strong>If you want to leave:</strong> there is a button in your settings. After seven days
          everything is gone. Until then you can say “no, I stay”.
        </li>
      </ul>
      <p>Show this page to your parents. They may have questions too.</p>
    </>
  ),
  sections: [
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
            whether the address is confirmed, and your plan. Date of birth, country and whether you are a
            player or a guardian, because age decides what is allowed. Needed to run your account (contract,
            Art. 6(1)(b) GDPR, and our legal duties towards children).
          </p>
          <p>
            <strong>Log-in with Google,</strong> where it is offered and you choose it: Google tells us your
            name, your address and that it is confirmed. Nothing is loaded from Google before you choose it.
          </p>
          <p>
            <strong>Your guardian:</strong> the e-mail address you give us, the name they sign with, the text
            they agreed to, and when. We need it to prove the agreement, and they can withdraw it at any time
            by the link in their mail.
          </p>
          <p>
            <strong>Your profile and stats:</strong> what you enter, and the picture if you upload one. Some
            of it, such as height or perceived effort, says something about your body; it is optional, and we
            use it only to show it to you (contract, and your consent where the law asks for it).
          </p>
          <p>
            <strong>Percentiles:</strong> only if you ask to be compared, the group you choose, and only if
            you also say so, at any age, your newest test results count, without your name, in figures we
            publish once a week: of at least 50 players five rounded values for each test (consent, which you
            take back beside your test history).
          </p>
          <p>
            <strong>Your clips:</strong> the video files you upload or the links you give, what you say about
            them, who may see each, and your word that everybody in them has agreed. A clip is yours alone
            until you choose otherwise; everybody sees it only from 18 on, with your first name and initial,
            and no longer as soon as you take it back. Such a clip has a page of its own; search engines may
            list it only if you say so. Anybody can report it: the report is kept until somebody has decided,
            with a key that tells one household from another and names none. We ask nothing of YouTube or
            Vimeo; they learn of you when you follow a link there.
          </p>
          <p>
            <strong>Your path:</strong> which steps you ticked off or chose, and the week you planned. Seen by
            you alone.
          </p>
          <p>
            <strong>Messages to us:</strong> topic, name, address and what you wrote, and your account when
            you are signed in, so that a person can answer (contract, or our legitimate interest in
            answering).
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
          Google, as our processor, runs sign-in, database and file storage (Firebase Authentication,
          Firestore and Storage). A mail service delivers our mails. A geolocation service learns the internet
          address for the country lookup and nothing else. When plans can be bought, Stripe will take the
          payment; card numbers go to Stripe and never to us. Nobody buys data from us, and no club, agent or
          sponsor receives a profile that you did not send yourself.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'How long',
      body: (
        <p>
          Account, profile, stats, clips and path: until you delete the account in your{' '}
          <TextLink component={Link} to={paths.accountSecurity()}>
            settings
          </TextLink>
          . The deletion is carried out 7 days after you ask for it; until then you can take it back. It takes
          the guardian’s details, consents and waiting mails with it. A guardian’s link that is not used
          expires. Newsletter: until you{' '}
          <TextLink component={Link} to={paths.unsubscribeNewsletter()}>
            unsubscribe
          </TextLink>
          ; afterwards only the proof of consent for as long as the law requires. Messages to us: one year,
          then they are removed by themselves; mails that follow from them until the matter is settled.
        </p>
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
          mail to <SupportLink /> from the address of your account is enough; we answer within a month. You
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
