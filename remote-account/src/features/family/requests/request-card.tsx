import { useState } from 'react';
import { Button, Card, Heading, Text } from '@skora/shared/ui';
import type { GuardianRequest } from '../api/family-api';
import styles from '../lib/family.module.css';
import { DecisionForm } from './decision-form';
import { subjectWords } from './subject-words';

interface RequestCardProps {
  child: string;
  request: GuardianRequest;
  onAnswered: () => void;
}

/** A question of a child: first what it is about, then the whole text with the two answers. */
export function RequestCard({ child, request, onAnswered }: RequestCardProps) {
  const [open, setOpen] = useState(false);
  const words = subjectWords(request);
  return (
    <Card component="article" tone="accent" className={styles.request}>
      <div className={styles.words}>
        <Heading level={3} size="sm">
          {words.question(request.childName)}
        </Heading>
        <Text tone="muted">
          {request.event ? `${request.event.title}, ${request.event.city}. ` : ''}
          {words.means}
        </Text>
      </div>
      {open ? (
        <DecisionForm child={child} request={request} onAnswered={onAnswered} />
      ) : (
        <div>
          <Button variant="primary" onClick={() => setOpen(true)}>
            Read and answer
          </Button>
        </div>
      )}
    </Card>
  );
}
