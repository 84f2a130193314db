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
  version: '2026-11-29',
  summary: [
    'Your data and your clips stay yours.',
    'Write the truth about yourself and do not write about others without their consent.',
    'Under 18, a parent or guardian agrees before anything is shown to others.',
    'You can leave at any time. We can exclude people who put others in danger.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who these rules are for',
      body: (
        <>
          <p>“We” means the operator of this site:</p>
          <Imprint />
          <p>
            “You” means anyone who uses it. You can read public pages without an account and without accepting
            anything. When you create an account, you accept these rules.
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
            Each person has one account, with a real email address. Keep your password to yourself, and tell
            us at once if somebody else has it. You act for yourself, or as a parent or guardian for your
            child.
          </p>
          <p>
            The law of your country sets an age from which you may agree to online services yourself. Below
            it, a parent or guardian has to agree first, with the link we send them. Until then the account
            stays closed. Under 18, they also have to agree before anything is shown to others. They can
            withdraw their agreement.
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
            Enter results as they were measured, with the date and the method. You can correct a typing
            mistake. Do not invent results.
          </li>
          <li>To confirm a number, ask only people who were there, under their real name.</li>
          <li>We delete false confirmations. If it happens again, we end the account.</li>
        </ul>
      ),
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      body: (
        <ul>
          <li>
            No harassment, no insults, and no contact with anyone under 18 behind the back of their parent or
            guardian.
          </li>
          <li>No offers of trials, transfers or agency for a fee.</li>
          <li>No automated collection of profiles and no attacks on the service.</li>
          <li>No pictures or data of other people without their consent, and least of all of children.</li>
        </ul>
      ),
    },
    {
      id: 'content',
      title: 'What is yours and what is ours',
      body: (
        <>
          <p>
            What you enter or upload stays yours. You allow us to store it and to show it to the people you
            choose, for as long as you choose. We do not sell it and we do not advertise with it. The texts,
            the design and the name of SKORA are ours; you may quote them with a link.
          </p>
          <p>
            Everybody who can be recognised in a clip must have agreed. A clip can be public only if its
            player is 18 or older and wants that. Anybody can report a clip. We hide urgent cases at once.
            Then a person decides and tells the player the reason, and the player may object.
          </p>
        </>
      ),
    },
    {
      id: 'plans',
      title: 'Plans',
      body: (
        <p>
          The free plan costs nothing. You can see what the other plans unlock on the{' '}
          <TextLink component={Link} to={paths.pricing()} state={{ upgrade: true }}>
            pricing page
          </TextLink>
          . For refunds, see the{' '}
          <TextLink component={Link} to={paths.refundPolicy()}>
            refund policy
          </TextLink>
          . No plan gives you a right to a trial, a contract or attention: see the{' '}
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
          We run the service with care, but we cannot promise that you can always reach it. We are liable
          without limit for intent, for gross negligence and for harm to life, body and health. Otherwise we
          are liable only if we breach a duty that the contract rests on, and only for the damage that is
          typical for it. Mandatory law still applies.
        </p>
      ),
    },
    {
      id: 'end',
      title: 'Ending the contract',
      body: (
        <p>
          You may end the contract at any time: delete the account in your{' '}
          <TextLink component={Link} to={paths.accountSecurity()}>
            settings
          </TextLink>{' '}
          or write to <OperatorMail /> from the address of the account. We wait 7 days in case you change your
          mind. Then we delete the account with everything in it. We may end the contract with two weeks’
          notice, or at once if somebody seriously breaks these rules. Before that we tell you why, unless
          that would put somebody in danger, and you may object. While we look into a serious report we may
          suspend an account. Nobody sees it then, an email tells you why and how to object, and we charge no
          new period of a paid plan.
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
          If we change these rules in a way that matters to you, we write to you first, and ask you again
          where we need your consent. The date of this version is at the top of the page.
        </p>
      ),
    },
  ],
};
