import { Button, Cluster, Heading, Notice, Text } from '@skora/shared/ui';
import { ChoiceRow } from '../../../lib/ui/choice-row';
import { KEEPER_JOBS } from '../program/keeper-jobs';
import { PHASES } from '../program/phases';
import { POSITIONS } from '../program/positions';
import type { OwnPlace } from '../progress/use-own-place';
import { calendarFile } from './calendar-file';
import { DayChoice } from './day-choice';
import { ALL_DAYS, DAYS, type Day } from '../program/days';
import { planWeek } from './plan-week';
import { sessionName } from './session-name';
import { useWeek } from './use-week';
import styles from './week-plan.module.css';
import { WeekTable } from './week-table';

/** Hands a text to the browser as a file. @param type media type, e.g. `text/calendar` */
function downloadText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

const phases = PHASES.map(({ id, ages }) => ({ value: id, label: ages }));
const positions = [
  { value: 'any', label: 'Any' },
  { value: 'goalkeeper', label: 'Goalkeeper' },
  ...POSITIONS.map(({ id, name }) => ({ value: id, label: name })),
];
const matchDays = ALL_DAYS.map((day) => ({ value: String(day), label: DAYS[day].slice(0, 3) }));
const weeks = [
  { value: 'usual', label: 'Usual week' },
  { value: 'exams', label: 'Exam week' },
] as const;

function listSteps(position: string) {
  if (position === 'goalkeeper') return { steps: KEEPER_JOBS, share: 1 };
  const steps = POSITIONS.filter(({ id }) => id === position);
  return steps.length > 0 ? { steps, share: 1 / 3 } : null;
}

/**
 * The steps of a phase placed in one's own week, to look at, print, keep or take into a calendar.
 * @param own where the player belongs on the path
 */
export function WeekPlan({ own }: { own?: OwnPlace }) {
  const { week, change, save: keep, busy, isUnsaved, isSaved } = useWeek(own);
  const { position, teamDays, matchDay, kind } = week;
  const phase = PHASES.find(({ id }) => id === week.phase);
  const sessions = phase
    ? planWeek({ phase, position: listSteps(position), teamDays, matchDay, exams: kind === 'exams' })
    : [];
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0);
  const save = () =>
    downloadText(
      'skora-week-plan.ics',
      'text/calendar',
      calendarFile(sessions, (session) => `Football: ${sessionName(session)}`, new Date()),
    );
  return (
    <section className={styles.plan} id="week" aria-labelledby="week-title">
      <div className={styles.intro}>
        <Heading level={2} id="week-title">
          Your week
        </Heading>
        <Text tone="muted">
          Our suggestion: the steps for your age, placed around team training and your match. Nothing on match
          day, nothing hard the day before, and never more than an hour of your own training a day. We leave
          out what does not fit.
        </Text>
      </div>
      <div className={styles.settings}>
        <ChoiceRow
          legend="Age group"
          options={phases}
          value={week.phase}
          onChoose={(value) => change({ phase: value })}
        />
        <ChoiceRow
          legend="Position"
          options={positions}
          value={position}
          onChoose={(value) => change({ position: value })}
        />
        <DayChoice
          legend="Team training on"
          chosen={teamDays}
          onChange={(days) => change({ teamDays: days })}
        />
        <ChoiceRow
          legend="Match on"
          options={matchDays}
          value={String(matchDay)}
          onChoose={(value) => change({ matchDay: Number(value) as Day })}
        />
        <ChoiceRow
          legend="Which kind of week?"
          options={weeks}
          value={kind}
          onChoose={(value) => change({ kind: value })}
        />
      </div>
      <div className={styles.result}>
        <p className={styles.sum} role="status">
          <strong>{minutes}</strong> minutes of your own training in {sessions.length} sessions
        </p>
        <WeekTable sessions={sessions} teamDays={teamDays} matchDay={matchDay} />
        <Cluster className={styles.actions}>
          <Button variant="secondary" onClick={save}>
            Save to my calendar (.ics)
          </Button>
          {keep ? (
            <Button
              variant="secondary"
              busy={busy}
              aria-disabled={isSaved}
              onClick={() => !isSaved && keep()}
            >
              {isSaved ? 'This is my saved week' : 'Save as my week'}
            </Button>
          ) : null}
          <Text size="small" tone="subtle">
            The calendar file covers six weeks from next Monday.{keep ? '' : ' Nothing leaves this device.'}
          </Text>
        </Cluster>
        {isUnsaved ? (
          // The top of the page announces it.
          <Notice tone="danger">
            We could not save your week. It is still chosen here: check your connection and save it again.
          </Notice>
        ) : null}
      </div>
    </section>
  );
}
