import {
  errorText,
  numberText,
  percentileText,
  type ComparedTests,
  type CvNumber,
  type CvView,
} from '@skora/domain';
import type { Column } from './column';

const MAX_STATEMENT = 220;

/** The places of a player's tests as sentences, each with its source; none when nothing is compared or all is hidden. */
function comparisonLines(compared: ComparedTests | null): string[] {
  if (!compared) return [];
  const { standings, tooFew } = compared;
  const places = standings.map((standing) => {
    const { label, percentile, source } = standing;
    return `${label}: ${percentileText(percentile)}, ${errorText(standing)}. ${source}.`;
  });
  const rest = tooFew.length > 0 ? `Not enough data: ${tooFew.join(', ')}.` : '';
  return [...places, rest].filter(Boolean);
}

function numberLine(column: Column, number: CvNumber): boolean {
  const { label, note, source } = number;
  const trust = source.confirmedBy || 'Self-reported';
  return column.number(label, numberText(number), [note, source.text, trust].filter(Boolean).join(' · '));
}

/** Numbers of matches and tests. */
export function fillNumbers(column: Column, { season, tests, comparison }: CvView): void {
  if (season && season.matches > 0 && column.heading('Matches, last twelve months')) {
    season.numbers.every((number) => numberLine(column, number));
  }
  if (tests && tests.length > 0 && column.heading('Tests')) {
    tests.every((number) => numberLine(column, number));
    const places = comparisonLines(comparison);
    if (places.length > 0 && column.heading('Tests among SKORA players, percentiles')) {
      places.every((line) => column.write(line, 'text', 7));
    }
  }
}

/** Everything in words. */
export function fillWords(column: Column, view: CvView): void {
  const { bio, career, honours, education, references, clips } = view;
  if (bio && column.heading('In the player’s words')) column.write(bio);
  if (career && career.length > 0 && column.heading('Career')) {
    career.every(({ period, club, detail, appearances, goals }) => {
      const counts = [
        appearances === null ? '' : `${appearances} ${appearances === 1 ? 'appearance' : 'appearances'}`,
        goals === null ? '' : `${goals} ${goals === 1 ? 'goal' : 'goals'}`,
      ];
      return column.entry(period, club, [detail, ...counts].filter(Boolean).join(' · '));
    });
  }
  if (honours && honours.length > 0 && column.heading('Honours')) {
    honours.every(({ year, title, detail }) => column.entry(String(year), title, detail));
  }
  if (education && education.length > 0 && column.heading('Education')) {
    education.every(({ period, school, detail }) => column.entry(period, school, detail));
  }
  if (references && references.length > 0 && column.heading('References, as the player tells them')) {
    references.every(({ name, detail, statement, contact }) => {
      const said = statement.length > MAX_STATEMENT ? `${statement.slice(0, MAX_STATEMENT)}…` : statement;
      const who = [name, detail, contact].filter(Boolean).join(', ');
      return column.write(`“${said.replace(/\s+/g, ' ')}”`) && column.write(who, 'strong', 8, 2);
    });
  }
  if (clips && clips.length > 0 && column.heading('Clips')) {
    column.write(`${clips.length} ${clips.length === 1 ? 'clip' : 'clips'} on the page behind the code.`);
  }
}
