import { Button, Heading, Text } from '@skora/shared/ui';
import { useRef, useState } from 'react';
import { ChoiceRow } from '../../lib/ui/choice-row';
import { AnswersTable } from './answers-table';
import { AssessmentResult } from './assessment-result';
import { Numbered } from './numbered';
import { Radar } from './radar';
import { ScaleQuestion } from './scale-question';
import styles from './self-assessment.module.css';
import { SKILLS, type Role } from './skills';
import { allAlike, weakest, type Answers } from './weakest';

const roles = [
  { value: 'outfield', label: 'On the pitch' },
  { value: 'keeper', label: 'In goal' },
] as const;

const phases = [
  { value: 'foundation', label: 'U9 to U11' },
  { value: 'youth-development', label: 'U12 to U16' },
  { value: 'professional-development', label: 'U17 and older' },
] as const;

/** Ten inputs and the shape they make. Lives in this component alone: nothing is stored and nothing is sent. */
export function SelfAssessment() {
  const [role, setRole] = useState<Role>('outfield');
  const [phase, setPhase] = useState<(typeof phases)[number]['value']>('youth-development');
  const [answers, setAnswers] = useState<Answers>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const startAgain = () => {
    setAnswers({});
    heading.current?.focus();
  };
  const skills = SKILLS[role];
  const given = skills.filter(({ id }) => answers[id] !== undefined).length;
  const complete = given === skills.length;
  return (
    <section className={styles.assessment} aria-labelledby="skored">
      <div className={styles.intro}>
        <Heading level={2} id="skored" ref={heading} tabIndex={-1}>
          Rate yourself
        </Heading>
        <Text tone="muted">
          This is how you see yourself today. It is not a measurement, not a comparison with others and not a
          forecast. We store nothing and send nothing: close the page and your answers are gone.
        </Text>
      </div>
      <div className={styles.questions}>
        <ChoiceRow
          legend={<Numbered number={1}>Where do you play?</Numbered>}
          options={roles}
          value={role}
          onChoose={setRole}
        />
        <ChoiceRow
          legend={<Numbered number={2}>Which age group?</Numbered>}
          options={phases}
          value={phase}
          onChoose={setPhase}
        />
        {skills.map((skill, index) => (
          <ScaleQuestion
            key={skill.id}
            number={index + 3}
            skill={skill}
            value={answers[skill.id] ?? null}
            onAnswer={(value) => setAnswers({ ...answers, [skill.id]: value })}
          />
        ))}
      </div>
      <Text tone="muted" className={styles.paper}>
        The chart needs JavaScript, which is off in your browser. Paper works as well: write down the eight
        numbers, and train the two lowest for the next six weeks.
      </Text>
      <div className={styles.picture}>
        <Radar axes={skills.map(({ id, label }) => ({ label, value: answers[id] ?? null }))} />
        <p className={styles.progress} role="status">
          {complete ? 'All answered: your chart is complete.' : `${given} of ${skills.length} answered`}
        </p>
        {complete ? (
          <AssessmentResult work={weakest(skills, answers)} alike={allAlike(skills, answers)} phase={phase} />
        ) : null}
        {given > 0 ? <AnswersTable skills={skills} answers={answers} /> : null}
        {given > 0 ? (
          <div>
            <Button variant="secondary" size="sm" onClick={startAgain}>
              Start again
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}
