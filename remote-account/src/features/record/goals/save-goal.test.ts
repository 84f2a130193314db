import { NoAnswer } from '@skora/shared/utils';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { addGoal } from './save-goal';

const goal = {
  corner: 'physical',
  title: 'Turn faster',
  metric: null,
  start: null,
  target: null,
  dueOn: '2027-05-01',
  nextTestOn: '',
  note: '',
  doneAt: null,
} as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a goal that arrived although its answer was lost is not stored twice', async () => {
  const documents = memoryDocuments();
  const lost = (written: Promise<void>) => written.then(() => new Promise<void>(() => undefined));
  const slow = {
    ...documents,
    write: (path: string, fields: Record<string, unknown>) => lost(documents.write(path, fields)),
    commit: (writes: Parameters<typeof documents.commit>[0]) => lost(documents.commit(writes)),
  };
  const first = expect(addGoal(slow, 'mara', goal)).rejects.toBeInstanceOf(NoAnswer);
  await jest.advanceTimersByTimeAsync(10_000);
  await first;
  await addGoal(documents, 'mara', goal);
  expect([...documents.stored.keys()]).toEqual(['profiles/mara/goals/1']);
});
