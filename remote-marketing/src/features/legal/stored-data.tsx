/** What the site stores of a person, why, and who sees it: as the privacy policy lists it. */
export function StoredData() {
  return (
    <>
      <p>
        <strong>Your account:</strong> your email address, your name, your password (as a hash that nobody can
        read), whether the address is verified, and your plan. Also your date of birth, your country and
        whether you are a player or a parent or guardian, because your age decides what is allowed. And a log
        of what happened to the account and when, such as a new password, an answer of your parent or
        guardian, or a copy of the data. We need this to run your account (contract, Art. 6(1)(b) GDPR, and
        our legal duties towards children).
      </p>
      <p>
        <strong>Login with Google,</strong> where we offer it and you choose it: Google tells us your name,
        your email address and that it is verified. We load nothing from Google before you choose it.
      </p>
      <p>
        <strong>Your parent or guardian:</strong> the email address you give us, the name they sign with, the
        text they agreed to, and when. We need it to prove that they agreed. They can withdraw it at any time
        with the link in their email. For 7 days after a sign-up that needs a parent or guardian, we also keep
        codes made of your email address and your internet connection. Nobody can read either from them. They
        stop a second sign-up with another birthday (our legal duties towards children).
      </p>
      <p>
        <strong>A parent account:</strong> a parent or guardian can make an account of their own. With the
        address you gave for them, or an invitation that the other side accepted, they see what others can see
        of you: the CV as your links show it, how many links work, your clips there, showcases and your plan.
        They never see your messages, how you slept or felt, how hard training or a match felt, or your
        weight. Who agreed to your account can also get a copy of your data, and have the account deleted; we
        tell you about the deletion by email. The copy leaves out all of this, your path, the academies you
        saved, and the clips that only you see. Who agreed that you share can end single links; we tell you
        under Notifications. If they choose a weekly email, it says no more than their page does. All of it
        ends when you are 18. The reason is our duty, and theirs, to look after children.
      </p>
      <p>
        <strong>Your profile and stats:</strong> what you enter, and the picture if you upload one. Some of
        it, such as your height or how hard training felt, says something about your body. It is optional, and
        we use it only to show it to you and to those you share it with (contract, and your consent where the
        law asks for it).
      </p>
      <p>
        <strong>Percentiles:</strong> if you ask to be compared, we store the group you choose. Only if you
        also agree to it, at any age, your newest test results count, without your name, in figures we publish
        once a week: five rounded numbers for each test, from at least 50 players (consent, which you can take
        back next to your test history).
      </p>
      <p>
        <strong>A CV you share:</strong> the name you give the link, whom it is for, until when it works, and
        how often it was opened on which day. We store nothing about who opened it. Anyone who has the link
        can read what you chose to show, until the link expires or you end it. Under 18, a parent or guardian
        agrees before the first link.
      </p>
      <p>
        <strong>A coach’s confirmation:</strong> the name, role, club and email address of the coach you ask,
        and the numbers you ask about. The coach gets an email with a link and reads your first name, your
        initial and these numbers. Under 18, a parent or guardian decides first. We keep the request for 90
        days; what the coach answered stays with the number. If a coach wants no more of these emails, we keep
        a fingerprint of the address.
      </p>
      <p>
        <strong>Contact requests:</strong> anyone who has a link to a CV can ask for contact where that is
        switched on. We keep the writer’s name, club, role, email address and reason, and what became of the
        request. For one day we keep a key that tells one household from another and names nobody. Somebody at
        SKORA may read a request before we pass it on. For a player under 18 it goes to the parent or guardian
        alone, and is in no export of the child. From 18 on it goes to the player. If the receiver accepts,
        they get the writer’s address; the writer never gets theirs. If the receiver reports a request, we
        also keep what they tell us about it, and we keep a reported request longer than others: see “How
        long”. Of a blocked writer we keep a fingerprint of the email address and one of its domain, the part
        after the @. Of a reported writer we also keep a fingerprint of the email address that stops them
        everywhere. A fingerprint is a code that lets us recognise an address again without storing it. The
        reason for all this is our legitimate interest, and that of the people who are written to, in being
        reached safely.
      </p>
      <p>
        <strong>The player map:</strong> only from 18 on and only if you join. Anyone who is logged in sees
        your first name and initial, position, age group, country and city. The point is near the city and not
        where you are.
      </p>
      <p>
        <strong>Showcases and academies:</strong> the places you registered for or wait for, what your parent
        or guardian answered about them, and what you told us about an academy.
      </p>
      <p>
        <strong>A paid plan:</strong> which plan, until when, what you saw and agreed to when you ordered it,
        and your customer number at Stripe, which keeps the payments and invoices. If you ask a parent or
        guardian to pay, we store their email address to ask them (contract, and our duties under tax law).
      </p>
      <p>
        <strong>Notifications:</strong> the newest 100 things we told you, for 90 days, what you want to be
        told, your time zone, so that we do not disturb you at night, and the day on which we last looked for
        news for you, so that you do not hear it twice. If you switch on messages on a device, we also store
        the address its browser gave us, until you switch it off or log out there. Under 18, a parent or
        guardian agrees to that first.
      </p>
      <p>
        <strong>Your clips:</strong> the video files you upload, a picture out of each, or the links you give,
        what you say about them, who may see each, and your word that everybody in them has agreed. Only you
        see a clip until you choose otherwise. Everybody can see it only if you are 18 or older and want it,
        with your first name and initial, and only until you take it back. Such a clip has a page of its own,
        and who shares its link shows its picture as a preview; search engines may list it only if you agree.
        Anybody can report it. We keep the report until somebody has decided, with a key that tells one
        household from another and names nobody. For 90 days we also keep how the last three reports of such a
        household ended, so that nobody hides clips without a reason. We load nothing from YouTube or Vimeo;
        they only learn about you when you follow a link there.
      </p>
      <p>
        <strong>Your path:</strong> which steps you ticked off or chose, and the week you planned. Only you
        see it.
      </p>
      <p>
        <strong>Messages to us:</strong> the topic, your name, your email address and what you wrote, and your
        account if you are logged in, so that a person can answer (contract, or our legitimate interest in
        answering).
      </p>
      <p>
        <strong>The newsletter:</strong> your email address, whether it is subscribed, and a log of which
        consent text you agreed to and when, because we have to be able to prove it (consent, Art. 6(1)(a)
        GDPR). We do not track whether you open an email.
      </p>
      <p>
        <strong>Emails we send:</strong> for 30 days, which kind of email went to a fingerprint of your
        address, and what our email service tells us: that it arrived, came back, or was called spam. When
        emails come back, or you call one spam, we keep that fingerprint so that we stop writing to you
        (legitimate interest, Art. 6(1)(f) GDPR). We still send emails you ask for, such as a new password,
        after a report of spam, but your email provider or our email service may hold them back.
      </p>
      <p>
        <strong>Your country:</strong> we work it out from your internet address when we show prices. We
        neither store the internet address for this nor write it to a log.
      </p>
      <p>
        <strong>Technical logs:</strong> which page of the site was asked for, when, and whether it worked,
        without names, messages or tokens. We need this to keep the service running and safe (legitimate
        interest, Art. 6(1)(f) GDPR).
      </p>
    </>
  );
}
