import { Cite } from '../../lib/reading/cite';
import { Imprint } from './imprint';
import type { LegalDocument } from './legal-document';
import { OperatorMail } from '../../lib/operator/operator-mail';

export const disclaimer: LegalDocument = {
  title: 'Disclaimer',
  lead: 'What SKORA is not, and what you should not expect from it.',
  version: '2026-11-23',
  summary: [
    'We are not an agent, not a scout and not a club.',
    'No plan and no page here promises you a trial, a contract or anybody’s attention.',
    'Test results and estimates have errors. Where we know how large they are, we say so.',
    'Nothing here is medical advice.',
  ],
  sections: [
    {
      id: 'not-an-agent',
      title: 'Not an agent',
      body: (
        <>
          <p>
            SKORA does not represent players, does not negotiate, and takes no commission. Agents have to
            follow FIFA’s rules. The rules{' '}
            <Cite source="agentsMinors">limit when and how a minor may be approached</Cite> and require the
            written consent of a parent or guardian first. Anyone who claims to act for SKORA in a transfer is
            lying.
          </p>
          <p>
            Under 18, moving abroad to play is{' '}
            <Cite source="minorsAbroad">forbidden, with few exceptions</Cite>. Our pages about academies in
            other countries are information, not an invitation.
          </p>
        </>
      ),
    },
    {
      id: 'no-guarantee',
      title: 'No guarantee of outcomes',
      body: (
        <p>
          A profile, a plan, a showcase or a confirmed number can help somebody to judge a player. The club
          alone decides whether it answers, invites or signs a player. In{' '}
          <Cite source="baseRates">one study of 13,869 players</Cite>, 9&nbsp;% were at academy level three
          seasons later. We do not tell you your own chances, because nobody can know them.
        </p>
      ),
    },
    {
      id: 'numbers',
      title: 'Numbers and estimates',
      body: (
        <>
          <p>
            Players enter their numbers themselves unless a page says otherwise. When a coach confirms a
            number, a named person vouches for it. We were not there ourselves. Measurement error, devices and
            surfaces differ.
          </p>
          <p>
            We show percentiles only to players who ask for them, and only where at least 50 players on SKORA
            in the same group let their results count. A percentile compares you with these players, not with
            all players. We always show how many they are, the date and the error. The growth stage is an
            estimate that can be a year or more off.
          </p>
        </>
      ),
    },
    {
      id: 'health',
      title: 'Health',
      body: (
        <p>
          Drills and minutes are general information for healthy players. They do not replace a coach who sees
          you, or a doctor. Stop when something hurts. After a blow to the head, stop at once and see a
          doctor, whatever any number says.
        </p>
      ),
    },
    {
      id: 'links',
      title: 'Links and names',
      body: (
        <p>
          We link to studies and organisations so that you can check what we say. They are responsible for
          their own content. The names of clubs, academies and associations belong to their owners. If we name
          them, it does not mean that they work with us.
        </p>
      ),
    },
    {
      id: 'imprint',
      title: 'Who runs this site',
      body: <Imprint />,
    },
    {
      id: 'contact',
      title: 'Mistakes',
      body: (
        <p>
          Spotted a mistake? Write to <OperatorMail /> and we will correct it or tell you why not.
        </p>
      ),
    },
  ],
};
