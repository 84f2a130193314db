/** How well a piece of advice is backed. */
export type EvidenceGrade = 'strong' | 'mixed' | 'thin';

interface EvidenceMeaning {
  name: string;
  /** Marks out of three. */
  marks: 1 | 2 | 3;
  meaning: string;
}

export const EVIDENCE: Readonly<Record<EvidenceGrade, EvidenceMeaning>> = {
  strong: {
    name: 'Strong evidence',
    marks: 3,
    meaning:
      'Measured directly in large groups or by several studies, or written down in rules that anyone can read.',
  },
  mixed: {
    name: 'Mixed evidence',
    marks: 2,
    meaning: 'Part of it is measured, part is our own conclusion. The text says which is which.',
  },
  thin: {
    name: 'Thin evidence',
    marks: 1,
    meaning: 'It comes from practice and experience. It seems sensible, but nobody has tested it.',
  },
};
