import { useRequest } from '@skora/kit';
import { useParams } from '@skora/shared/router';
import { Container, PageHeader, Stack, Text } from '@skora/shared/ui';
import { useState } from 'react';
import { AnswerButtons } from '../answer/answer-buttons';
import { RequestFacts } from '../answer/request-facts';
import { ClosedLink } from '../../../lib/mail-link/closed-link';
import { OpeningLink } from '../../../lib/mail-link/opening-link';
import { CLOSED_REQUEST } from './closed-words';
import {
  answerRequest,
  type LinkedRequest,
  linkProblem,
  type LinkProblem,
  lookAtRequest,
  proveRequest,
} from './link-api';
import { type Done, RequestOutcome } from './request-outcome';
import { WriterStep } from './writer-step';

const OPENING = { eyebrow: 'Contact request', title: 'Your contact request', lead: undefined };

const STOP_THEM = 'You can still block or report this person.';

/** What a receiver who comes back reads; a link stops working with a report. */
const ANSWERED = {
  accept: { title: 'You accepted this request', lead: STOP_THEM },
  decline: { title: 'You declined this request', lead: STOP_THEM },
  block: { title: 'You blocked this person', lead: 'You can still report them.' },
  report: { title: 'You reported this person', lead: undefined },
} as const;

function wordsFor({ purpose, receiver, playerName, answered }: LinkedRequest) {
  if (purpose === 'writer') {
    const to = receiver === 'guardian' ? `the parent or guardian of ${playerName}` : playerName;
    return {
      eyebrow: 'One more step',
      title: 'Send your contact request?',
      lead: `It goes to ${to}, who sees your email address only by accepting.`,
    };
  }
  const forGuardian = receiver === 'guardian';
  const eyebrow = forGuardian ? 'For parents and guardians' : 'For you';
  if (answered !== null) return { eyebrow, ...ANSWERED[answered] };
  return {
    eyebrow,
    title: forGuardian
      ? `Somebody asks for contact about ${playerName}`
      : 'Somebody asks for contact with you',
    lead: forGuardian
      ? `Only you see this: ${playerName} is not told. The writer does not know who you are or how to reach you.`
      : 'The writer does not know your email address.',
  };
}

/** What a yes means, and what to think of first. */
function BeforeYouAnswer() {
  return (
    <Stack gap={2}>
      <Text>
        If you accept, we send you their email address and tell them that you accepted. If you write, they see
        the address you write from. If you decline, we do not tell them.
      </Text>
      <Text size="small" tone="muted">
        We only know that they can read email at that address. Ask their club whether they work there. Nobody
        serious asks a family to pay for a trial, or asks to meet a young player without a parent or guardian.
      </Text>
    </Stack>
  );
}

/** The page behind the links in mails: a writer sends the request off, its receiver answers. */
export function ContactRequest() {
  const { token = '' } = useParams();
  const looked = useRequest(token, (signal) => lookAtRequest(token, signal));
  const [done, setDone] = useState<Done | null>(null);
  const [ended, setEnded] = useState<LinkProblem | null>(null);
  const request = looked.value;
  const problem = ended ?? (looked.error !== null && !looked.busy ? linkProblem(looked.error) : null);
  const words = request ? wordsFor(request) : OPENING;
  /** A link that has ended meanwhile takes the form away; anything else is told beside it. */
  const attempt = async (work: Promise<void>, outcome: Done) => {
    try {
      await work;
    } catch (error) {
      const why = linkProblem(error);
      if (why === 'unreachable') throw error;
      return setEnded(why);
    }
    setDone(outcome);
  };
  return (
    <Container width="text" section>
      <PageHeader
        eyebrow={words.eyebrow}
        title={words.title}
        lead={done || problem ? undefined : words.lead}
        size="lg"
      />
      {done ? <RequestOutcome done={done} /> : null}
      {!done && problem ? (
        <ClosedLink
          problem={problem}
          words={CLOSED_REQUEST}
          unreachable="We could not open the request"
          onRetry={looked.retry}
        />
      ) : null}
      {!done && !problem && request?.purpose === 'writer' ? (
        <WriterStep
          request={request}
          onProve={(send) => attempt(proveRequest(token, send), send ? 'sent' : 'discarded')}
        />
      ) : null}
      {!done && !problem && request?.purpose === 'receiver' ? (
        <Stack gap={5}>
          <RequestFacts request={request} />
          {request.answered === null ? <BeforeYouAnswer /> : null}
          <AnswerButtons
            writer={request.name}
            answered={request.answered}
            onAnswer={(answer, report) => attempt(answerRequest(token, answer, report), answer)}
          />
        </Stack>
      ) : null}
      {!done && !problem && !request ? <OpeningLink /> : null}
    </Container>
  );
}
