import { showToast } from '@skora/shared/events';
import { Card, Heading, Text } from '@skora/shared/ui';
import { AnswerButtons, RequestFacts } from '../../contact-requests';
import { answerContact, type FamilyChild } from '../api/family-api';
import styles from '../lib/family.module.css';
import { Invitation } from './invitation';
import { PaymentRequest } from './payment-request';
import { RequestCard } from './request-card';

const unanswered = ({ contacts }: FamilyChild) => contacts.filter(({ answered }) => answered === null);

/** How many questions about a child wait for the parent. */
export function countWaiting(child: FamilyChild): number {
  const single = [child.payment !== null, child.invited].filter(Boolean).length;
  return child.requests.length + unanswered(child).length + single;
}

interface WaitingProps {
  child: FamilyChild;
  /** Something was answered: the question is gone, and with it what had the focus. */
  onAnswered: () => void;
}

/** Everything about one child that waits for an answer. */
export function Waiting({ child, onAnswered }: WaitingProps) {
  const { id, name, requests, payment, invited } = child;
  return (
    <>
      {requests.map((request) => (
        <RequestCard key={request.requestId} child={id} request={request} onAnswered={onAnswered} />
      ))}
      {invited ? <Invitation child={id} name={name} onAnswered={onAnswered} /> : null}
      {payment ? <PaymentRequest child={id} name={name} payment={payment} /> : null}
      {unanswered(child).map((contact) => (
        <Card key={contact.id} component="article" className={styles.request}>
          <div className={styles.words}>
            <Heading level={3} size="sm">
              Somebody asks for contact about {name}
            </Heading>
            <Text size="small" tone="muted">
              {name} does not see this. The person never learns your email address from us.
            </Text>
          </div>
          <RequestFacts request={contact} />
          <AnswerButtons
            writer={contact.name}
            answered={contact.answered}
            onAnswer={async (answer, report) => {
              await answerContact(id, contact.id, answer, report);
              showToast('success', 'Your answer is saved.');
              onAnswered();
            }}
          />
        </Card>
      ))}
    </>
  );
}
