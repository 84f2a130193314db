import { POSITION_NAMES } from '../positions/position';
import type { CvNumber, CvView } from './cv-view';
import { numberText, verificationSentence } from './cv-words';

const MAX_NUMBERS = 6;
const MAX_CLUBS = 3;

/** One line of a CV in words: what it is, and what is known. */
export interface PlainFact {
  label: string;
  value: string;
}

function numberFact(number: CvNumber): PlainFact {
  const { label, note, source } = number;
  const trust = source.confirmedBy || 'Self-reported';
  return { label, value: [numberText(number), note, source.text, trust].filter(Boolean).join(' · ') };
}

/**
 * A CV as a short list of plain facts, for where nothing else can be shown: who it is, the numbers that matter most
 * with who stands for them, the newest clubs. Nothing beyond what the view's audience sees; the name is the heading. When
 * it was changed last is not said: the view of a head has not all of its parts.
 * @returns 24 lines at most
 */
export function plainFacts(view: CvView): PlainFact[] {
  const { header, availability, season, tests, career } = view;
  const { position, ageGroup, foot, heightCm, nationalities, place, club } = header;
  const facts: PlainFact[] = [
    { label: 'Position', value: position ? POSITION_NAMES[position] : '' },
    { label: 'Age group', value: ageGroup ?? '' },
    { label: 'Club', value: club ?? '' },
    { label: 'Preferred foot', value: foot },
    { label: 'Height', value: heightCm === null ? '' : `${heightCm} cm` },
    { label: 'Nationality', value: nationalities?.join(', ') ?? '' },
    { label: 'Plays in', value: place ?? '' },
    { label: 'Availability', value: availability?.state ?? '' },
    { label: 'Confirmation', value: verificationSentence(view) },
    ...(season?.numbers ?? []).slice(0, MAX_NUMBERS).map(numberFact),
    ...(tests ?? []).slice(0, MAX_NUMBERS).map(numberFact),
    ...(career ?? []).slice(0, MAX_CLUBS).map(({ period, club: name, detail }) => ({
      label: period,
      value: [name, detail].filter(Boolean).join(' · '),
    })),
  ];
  return facts.filter(({ value }) => value !== '');
}
