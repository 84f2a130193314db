import { Button, Cluster, VisuallyHidden } from '@skora/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { DecisionName, Remote } from '../data/api';
import { DecisionForm } from './decision-form';
import { DECISIONS } from './decision-words';

/** What came of a decision, in words. */
export interface Outcome {
  title: string;
  text: string;
}

/** Decisions of the whole page: one question is open at a time. */
export interface Deciding {
  /** Whose question is open, as `about` of its buttons; null when none is. */
  open: string | null;
  onOpen: (about: string | null) => void;
  onDone: (outcome: Outcome) => void;
}

/** What is decided about: it stays what was seen when the form was opened, whatever is live by now. */
interface Decision {
  name: DecisionName;
  release: string;
}

interface DecisionButtonsProps {
  remote: Remote;
  decisions: readonly Decision[];
  /** Names these buttons among all of the page. */
  about: string;
  deciding: Deciding;
}

/** Buttons of a remote. The first press opens the question in place, the second one answers it. */
export function DecisionButtons({ remote, decisions, about, deciding }: DecisionButtonsProps) {
  const [opened, setOpened] = useState<Decision | null>(null);
  const left = useRef<DecisionName | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened || left.current === null) return;
    buttons.current?.querySelector<HTMLElement>(`[data-decision="${left.current}"]`)?.focus();
    left.current = null;
  }, [opened]);
  if (opened) {
    const { name, release } = opened;
    return (
      <DecisionForm
        name={name}
        id={remote.id}
        release={release}
        to={name === 'rollback' ? remote.before : null}
        onBack={() => {
          left.current = name;
          setOpened(null);
          deciding.onOpen(null);
        }}
        onDone={() => {
          setOpened(null);
          deciding.onDone(DECISIONS[name].done(remote.id, release));
        }}
      />
    );
  }
  return (
    <Cluster ref={buttons} gap={2}>
      {decisions.map((decision) => (
        <Button
          key={decision.name}
          variant="secondary"
          disabled={deciding.open !== null && deciding.open !== about}
          data-decision={decision.name}
          onClick={() => {
            setOpened(decision);
            deciding.onOpen(about);
          }}
        >
          {DECISIONS[decision.name].label}
          <VisuallyHidden> {remote.id}</VisuallyHidden>
        </Button>
      ))}
    </Cluster>
  );
}
