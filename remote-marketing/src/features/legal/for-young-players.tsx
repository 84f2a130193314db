import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';

/** The privacy policy for readers of about twelve: short sentences, no words of lawyers. */
export function ForYoungPlayers() {
  return (
    <>
      <p>Privacy means that you decide who knows what about you. Here is how it works on SKORA.</p>
      <ul>
        <li>
          <strong>What we keep:</strong> your name, your email address, your birthday, your country, and what
          you type in about your football. We keep it so that it is still there when you come back.
        </li>
        <li>
          <strong>Who sees it:</strong> you. Others see something only if you want it and your parent or
          guardian says yes. A guardian is an adult who looks after you.
        </li>
        <li>
          <strong>Why we ask for your birthday:</strong> the law protects children more than adults. So we
          have to know how old you are.
        </li>
        <li>
          <strong>Why a parent or guardian gets an email:</strong> if you are younger than 13 to 16, an adult
          has to say yes before you can start. The exact age depends on your country. They can change their
          mind later.
        </li>
        <li>
          <strong>What your parent or guardian sees:</strong> if they make an account, they see what other
          people can see of you. If they said yes to your account, they can also get a copy of most of what
          you typed in, and delete the account. They never see your messages, how you slept or felt, your
          weight, or how you rated yourself under “Mind and team”. This ends when you are 18.
        </li>
        <li>
          <strong>Comparing:</strong> we compare your test results with those of other players only if you ask
          for it. You can also let your results count when others compare theirs. Nobody sees your name or
          which result is yours.
        </li>
        <li>
          <strong>Strangers:</strong> nobody can write to you here. If your parent or guardian allows it,
          people who read your CV can ask them for contact.
        </li>
        <li>
          <strong>What we do not want to know:</strong> your home address and your phone number. Do not write
          them on the internet, and do not write when you are alone somewhere.
        </li>
        <li>
          <strong>If somebody asks you</strong> for a photo, for money, for your number, or to keep a secret:
          stop, and tell an adult you trust. You have done nothing wrong. You can also{' '}
          <TextLink component={Link} to={`${paths.contactUs()}?topic=safeguarding#write`}>
            tell us
          </TextLink>
          .
        </li>
        <li>
          <strong>What you can do:</strong> look at what you typed in, change it, or download a copy of what
          we keep. What people write to your parent or guardian is not in the copy.
        </li>
        <li>
          <strong>If you want to leave:</strong> there is a button in your settings. After seven days your
          account and what you typed in are deleted. Until then you can change your mind.
        </li>
      </ul>
      <p>Show this page to your parent or guardian. They may have questions too.</p>
    </>
  );
}
