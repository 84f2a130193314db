import { Button, VisuallyHidden } from '@skora/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { DecisionName, Remote } from '../data/api';
import { DecisionForm } from './decision-form';
import { DECISIONS } from './decision-words';
import styles from './releases.module.css';

/** What came of a decision, in words. */
export interface Outcome {
  title: string;
  text: string;
}

interface DecisionCellProps {
  remote: Remote;
  /** Somebody decides about another remote. */
  locked: boolean;
  onOpen: (isOpen: boolean) => void;
  onDone: (outcome: Outcome) => void;
}

/** What is decided about: it stays what was seen when the form was opened, whatever is live by now. */
interface Opened {
  name: DecisionName;
  release: string;
}

function findChoices({ stable, before, canary, retired }: Remote): Opened[] {
  if (!stable || retired) return [];
  const ofCanary = (['promote', 'stop'] as const).map((name) => canary && { name, release: canary.release });
  const back = before === null ? null : ({ name: 'rollback', release: stable.release } as const);
  return [...ofCanary, back].filter((choice) => choice !== null);
}

/** The buttons of a remote. The first press opens the question in place, the second one answers it. */
export function DecisionCell({ remote, locked, onOpen, onDone }: DecisionCellProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
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
          onOpen(false);
        }}
        onDone={() => {
          setOpened(null);
          onDone(DECISIONS[name].done(remote.id, release));
        }}
      />
    );
  }
  const choices = findChoices(remote);
  if (choices.length === 0) return <span className={styles.note}>no action possible</span>;
  return (
    <div ref={buttons} className={styles.buttons}>
      {choices.map((choice) => (
        <Button
          key={choice.name}
          size="sm"
          variant={choice.name === 'promote' ? 'secondary' : 'ghost'}
          disabled={locked}
          data-decision={choice.name}
          onClick={() => {
            setOpened(choice);
            onOpen(true);
          }}
        >
          {DECISIONS[choice.name].label}
          <VisuallyHidden> {remote.id}</VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}
