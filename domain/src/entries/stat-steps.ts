import type { TestId } from '../metrics/metric';
import { listMetrics } from '../metrics/metrics';
import { GOALKEEPER_RATINGS, TECHNICAL_RATINGS } from '../metrics/ratings';
import { findProtocol } from '../protocols/protocols';
import type { StatSection, StatStep } from './stat-step';

/** A test as a section of the form. */
export function findSection(test: TestId): StatSection {
  const protocol = findProtocol(test);
  return {
    kind: test,
    title: protocol.title,
    protocol,
    fields: listMetrics(test),
    methods: protocol.methods,
  };
}

/** The pages of the wizard in their order; the last one is for goalkeepers only. */
export const STAT_STEPS: readonly StatStep[] = [
  {
    id: 'physical',
    title: 'Physical',
    lead: 'Numbers from tests. Fill in what was measured and leave the rest empty.',
    sections: (
      ['body', 'bodyFat', 'sprint', 'topSpeed', 'agility', 'jump', 'longJump', 'endurance', 'vo2max'] as const
    ).map(findSection),
    ratings: [],
  },
  {
    id: 'technical',
    title: 'Technical',
    lead: 'How you see yourself, and a few ball tests. Be honest, so that you can compare next time.',
    sections: [findSection('technical')],
    ratings: TECHNICAL_RATINGS,
  },
  {
    id: 'goalkeeper',
    title: 'Goalkeeper',
    lead: 'The four jobs of a goalkeeper: stopping shots, distributing, sweeping and commanding.',
    sections: [findSection('goalkeeper')],
    ratings: GOALKEEPER_RATINGS,
  },
];
