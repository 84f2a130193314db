import { Heading, Icon } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import styles from './questions.module.css';

interface QuestionsProps {
  title: string;
  items: readonly { question: string; answer: ReactNode }[];
}

/** Questions that open to their answers, without JavaScript too. */
export function Questions({ title, items }: QuestionsProps) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      <div>
        {items.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary>
              {question}
              <Icon name="plus" />
            </summary>
            <div className={styles.answer}>{answer}</div>
          </details>
        ))}
      </div>
    </section>
  );
}
