import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { askOperator } from '../../lib/operator/ask-operator';
import { Imprint } from './imprint';
import type { LegalDocument } from './legal-document';
import { OperatorMail } from '../../lib/operator/operator-mail';

function Law() {
  const asked = askOperator('country');
  return (
    <p>
      {asked && <span {...asked.mark}>We are based in {asked.operator.country}.</span>} The mandatory consumer
      law of the country you live in always applies.
    </p>
  );
}

export const terms: LegalDocument = {
  title: 'Terms & Conditions',
  lead: 'The rules between you and SKORA, in plain sentences.',
  version: '2026-11-23',
  summary: [
    'Your data and your clips remain yours.',
    'Write the truth about yourself and do not write about others without their consent.',
    'Under 18, a parent or guardian agrees before anything is shown to others.',
    'You can leave at any time. We can exclude people who endanger others.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who these rules bind',
      body: (
        <>
          <p>“We” is whoever runs this site:</p>
          <Imprint />
          <p>
            “You” is whoever uses it. Reading public pages needs no account and no consent. With an account
            you accept these rules.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <>
          <p>
            One account per person, with a real e-mail address. Keep your password to yourself; tell us at
            once if somebody else has it. You act for yourself, or as parent or guardian for your child.
          </p>
          <p>
            Below the age at which the law of your country lets you consent to online services yourself, a
            parent or guardian has to agree first, by the link we send them; until then the account stays
            closed. Under 18, showing anything to others needs their agreement too. They can withdraw it.
          </p>
        </>
      ),
    },
    {
      id: 'honesty',
      title: 'Honest numbers',
      body: (
        <ul>
          <li>
            Enter values as they were measured, with date and method. A typing mistake can be corrected; do
            not invent results.
          </li>
          <li>Ask only people who were there to confirm a value, under their real name.</li>
          <li>False confirmations are removed, and repeated ones end the account.</li>
        </ul>
      ),
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      body: (
        <ul>
          <li>No harassment, no insults, no contact with minors that goes around their guardians.</li>
          <li>No offers of trials, transfers or agency for a fee.</li>
          <li>No automated collection of profiles and no attacks on the service.</li>
          <li>No pictures or data of other people without their consent, children least of all.</li>
        </ul>
      ),
    },
    {
      id: 'content',
      title: 'What is yours and what is ours',
      body: (
        <>
          <p>
            What you enter or upload remains yours. You allow us to store it and to show it to the people you
            choose, for as long as you choose. We do not sell it and we do not advertise with it. Texts,
            design and name of SKORA are ours; you may quote them with a link.
          </p>
          <p>
            In a clip only people may be recognised who have agreed. Everybody can see a clip only from 18 on
            and only if its player wants that. Anybody can report one. What must not wait is hidden at once; a
            person then decides, tells the player the reason, and the player may object.
          </p>
        </>
      ),
    },
    {
      id: 'plans',
      title: 'Plans',
      body: (
        <p>
          The free plan costs nothing. What other plans unlock is on the{' '}
          <TextLink component={Link} to={paths.pricing()}>
            pricing page
          </TextLink>
          ; refunds are governed by the{' '}
          <TextLink component={Link} to={paths.refundPolicy()}>
            refund policy
          </TextLink>
          . No plan entitles you to a trial, a contract or attention: see the{' '}
          <TextLink component={Link} to={paths.disclaimer()}>
            disclaimer
          </TextLink>
          .
        </p>
      ),
    },
    {
      id: 'availability',
      title: 'Availability and liability',
      body: (
        <p>
          We run the service with care but cannot promise that it is always reachable. We are liable without
          limit for intent, gross negligence and harm to life, body and health; otherwise only for breaches of
          duties on which the contract rests, and for the damage typical of them. Mandatory law stays
          untouched.
        </p>
      ),
    },
    {
      id: 'end',
      title: 'The end',
      body: (
        <p>
          You may end the contract at any time: delete the account in your{' '}
          <TextLink component={Link} to={paths.accountSecurity()}>
            settings
          </TextLink>{' '}
          or write to <OperatorMail /> from its address. After 7 days, in which you can change your mind, it
          is gone with everything in it. We may end it with two weeks’ notice, at once if somebody breaks
          these rules gravely. Before that we tell you why, unless that would endanger somebody, and you may
          object. While we look into a grave report we may suspend an account: nobody sees it then, a mail
          tells you why and how to object, and no new period of a paid plan is charged.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Where we are, and your rights as a consumer',
      body: <Law />,
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          If we change these rules in a way that matters to you, we write to you beforehand and ask again
          where your consent is needed. The version stands at the top of the page.
        </p>
      ),
    },
  ],
};
