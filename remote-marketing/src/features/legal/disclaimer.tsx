import { Cite } from '../../lib/reading/cite';
import { Imprint } from './imprint';
import type { LegalDocument } from './legal-document';
import { OperatorMail } from '../../lib/operator/operator-mail';

export const disclaimer: LegalDocument = {
  title: 'Disclaimer',
  lead: 'What SKORA is not, so that nobody expects it.',
  version: '2026-11-22',
  summary: [
    'We are not an agent, not a scout and not a club.',
    'No plan and no page here promises a trial, a contract or anybody’s attention.',
    'Test values and estimates have errors, and we say how large where we know it.',
    'Nothing here is medical advice.',
  ],
  sections: [
    {
      id: 'not-an-agent',
      title: 'Not an agent',
      body: (
        <>
          <p>
            SKORA does not represent players, does not negotiate, and takes no commission. For agents, FIFA’s
            rules apply; they <Cite source="agentsMinors">limit when and how a minor may be approached</Cite>{' '}
            and require a guardian’s written consent first. Anyone claiming to act for SKORA in a transfer is
            lying.
          </p>
          <p>
            Moving abroad to play under 18 is <Cite source="minorsAbroad">forbidden with few exceptions</Cite>
            . Pages about academies in other countries are information, not an invitation.
          </p>
        </>
      ),
    },
    {
      id: 'no-guarantee',
      title: 'No guarantee of outcomes',
      body: (
        <p>
          A profile, a plan, a showcase or a confirmed value can help somebody to judge a player. Whether a
          club answers, invites or signs is the club’s decision alone. In{' '}
          <Cite source="baseRates">one study of 13,869 players</Cite>, 9% were at academy level three seasons
          later. We publish no personal probability, because nobody can know one.
        </p>
      ),
    },
    {
      id: 'numbers',
      title: 'Numbers and estimates',
      body: (
        <>
          <p>
            Values are entered by players unless marked otherwise. A coach’s confirmation says that a named
            person vouches for a value; it does not make us witnesses. Measurement error, devices and surfaces
            differ.
          </p>
          <p>
            Percentiles appear only for players who ask for them, and only where at least 50 players of SKORA
            in the same group let their results count. They place you among these players, not among all there
            are, and carry their number, date and error. Growth stage is an estimate with a margin of a year
            or more.
          </p>
        </>
      ),
    },
    {
      id: 'health',
      title: 'Health',
      body: (
        <p>
          Drills and minutes are general information for healthy players. They replace neither a coach who
          sees you nor a doctor. Stop when something hurts. After a blow to the head stop at once and see a
          doctor, whatever any number says.
        </p>
      ),
    },
    {
      id: 'links',
      title: 'Links and names',
      body: (
        <p>
          We link to studies and organisations so that you can check us. Their content is theirs. Names of
          clubs, academies and associations belong to their owners; naming them means no affiliation.
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
          Spotted a mistake? Write to <OperatorMail /> and we correct it or tell you why not.
        </p>
      ),
    },
  ],
};
