import {
  exampleConfirmation,
  exampleEntry,
  exampleMatch,
  exampleSource,
  NOW,
} from '../testing/example-source';
import { hiddenVisibility } from '../profile/visibility';
import { plainFacts } from './plain-facts';
import { projectCv } from './project-cv';

const full = exampleSource({
  entries: [exampleEntry()],
  matches: [exampleMatch()],
  confirmations: [exampleConfirmation()],
});

it('tells who it is, the numbers with who stands for them, and the clubs', () => {
  const facts = plainFacts(projectCv(full, 'coach', NOW));
  expect(facts.length).toBeLessThanOrEqual(25);
  expect(Object.fromEntries(facts.map(({ label, value }) => [label, value]))).toMatchObject({
    Position: 'Right winger',
    Club: 'FC Muster · U19 · District league',
    'Plays in': 'Porto, Portugal',
    'Sprint 10 m': expect.stringMatching(/^1\.92 s · .*Timing gates.* · Confirmed by Jonas Beispiel/),
    Goals: expect.stringMatching(/^1 · .*From 1 recorded match · Self-reported$/),
    'Aug 2024 – now': expect.stringContaining('FC Muster'),
  });
});

it('tells nothing beyond what the audience sees', () => {
  const facts = plainFacts(projectCv({ ...full, visibility: hiddenVisibility() }, 'link', NOW));
  expect(facts.map(({ label }) => label)).toEqual(['Position', 'Preferred foot', 'Confirmation']);
});
