/** What the site stores of a person, why, and who sees it: as the privacy policy lists it. */
export function StoredData() {
  return (
    <>
      <p>
        <strong>Your account:</strong> e-mail address, name, password (as a hash that nobody can read),
        whether the address is confirmed, and your plan. Date of birth, country and whether you are a player
        or a guardian, because age decides what is allowed. Needed to run your account (contract, Art. 6(1)(b)
        GDPR, and our legal duties towards children).
      </p>
      <p>
        <strong>Log-in with Google,</strong> where it is offered and you choose it: Google tells us your name,
        your address and that it is confirmed. Nothing is loaded from Google before you choose it.
      </p>
      <p>
        <strong>Your guardian:</strong> the e-mail address you give us, the name they sign with, the text they
        agreed to, and when. We need it to prove the agreement, and they can withdraw it at any time by the
        link in their mail.
      </p>
      <p>
        <strong>Your profile and stats:</strong> what you enter, and the picture if you upload one. Some of
        it, such as height or perceived effort, says something about your body; it is optional, and we use it
        only to show it to you and to those you share it with (contract, and your consent where the law asks
        for it).
      </p>
      <p>
        <strong>Percentiles:</strong> only if you ask to be compared, the group you choose, and only if you
        also say so, at any age, your newest test results count, without your name, in figures we publish once
        a week: of at least 50 players five rounded values for each test (consent, which you take back beside
        your test history).
      </p>
      <p>
        <strong>A CV you share:</strong> the name you give the link, whom it is for, until when it works, and
        how often it was opened on which day; nothing about who opened it. Whoever has the link reads what you
        chose to show, until it ends or you take it back. Under 18 your guardian agrees before the first link.
      </p>
      <p>
        <strong>A coach’s confirmation:</strong> name, role, club and address of the coach you ask, and the
        numbers you ask about. The coach gets a mail with a link and reads your first name, your initial and
        these numbers; under 18 your guardian decides before. The request is kept for 90 days, what the coach
        answered stays with the number. Of a coach who wants no more such mails we keep a fingerprint of the
        address.
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
        <strong>The player map:</strong> only from 18 on and only if you join. Whoever is signed in sees first
        name and initial, position, age group, country and city; the point lies near the city and not where
        you are.
      </p>
      <p>
        <strong>Showcases and academies:</strong> the places you registered for or wait for, and what you told
        us about an academy.
      </p>
      <p>
        <strong>A paid plan:</strong> which plan, until when, and the number of your file at Stripe, where
        payments and invoices are. If you ask a parent to pay, their address, to ask them (contract, and our
        duties under tax law).
      </p>
      <p>
        <strong>Your clips:</strong> the video files you upload or the links you give, what you say about
        them, who may see each, and your word that everybody in them has agreed. A clip is yours alone until
        you choose otherwise; everybody sees it only from 18 on, with your first name and initial, and no
        longer as soon as you take it back. Such a clip has a page of its own; search engines may list it only
        if you say so. Anybody can report it: the report is kept until somebody has decided, with a key that
        tells one household from another and names none. We ask nothing of YouTube or Vimeo; they learn of you
        when you follow a link there.
      </p>
      <p>
        <strong>Your path:</strong> which steps you ticked off or chose, and the week you planned. Seen by you
        alone.
      </p>
      <p>
        <strong>Messages to us:</strong> topic, name, address and what you wrote, and your account when you
        are signed in, so that a person can answer (contract, or our legitimate interest in answering).
      </p>
      <p>
        <strong>The newsletter:</strong> your address, its state, and a log of which consent text you agreed
        to and when, because we have to be able to prove it (consent, Art. 6(1)(a) GDPR). No pixel counts
        whether you open a mail.
      </p>
      <p>
        <strong>Your country:</strong> derived from your internet address when prices are shown. The address
        is neither stored nor written to a log for this.
      </p>
      <p>
        <strong>Technical logs:</strong> which address of the site was asked for, when, and whether it worked;
        without names, messages or tokens. Needed to keep the service running and safe (legitimate interest,
        Art. 6(1)(f) GDPR).
      </p>
    </>
  );
}
