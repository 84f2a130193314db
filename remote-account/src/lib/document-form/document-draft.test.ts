import {
  afterSaving,
  listConflicts,
  type DocumentDraft,
  merged,
  parseDraft,
  rebased,
  withChange,
} from './document-draft';

const stored = { name: 'Mara', height: '170', others: ['LW'] };

function typed(part: Record<string, string | string[]>): DocumentDraft {
  const draft = withChange(stored, null, part);
  if (draft === null) throw new Error('Nothing was typed.');
  return draft;
}

test('a draft holds what was touched and what was stored then', () => {
  expect(typed({ height: '180' })).toEqual({ base: { height: '170' }, mine: { height: '180' } });
  expect(merged(stored, typed({ height: '180' }))).toEqual({ ...stored, height: '180' });
});

test('what is back at what it was is no draft', () => {
  expect(withChange(stored, typed({ height: '180' }), { height: '170' })).toBeNull();
  expect(withChange(stored, null, { others: ['LW'] })).toBeNull();
});

test('only a field that was touched and changed elsewhere to something else is a conflict', () => {
  const draft = typed({ height: '180', others: ['ST'] });
  expect(listConflicts({ ...stored, name: 'Other' }, draft)).toEqual([]);
  expect(listConflicts({ ...stored, height: '180' }, draft)).toEqual([]);
  expect(listConflicts({ ...stored, height: '175', others: ['GK'] }, draft)).toEqual(['height', 'others']);
});

test('who goes on knows what is stored now', () => {
  const now = { ...stored, height: '175' };
  const draft = rebased(now, typed({ height: '180' }));
  expect(listConflicts(now, draft)).toEqual([]);
  expect(draft.mine).toEqual({ height: '180' });
});

test('a field typed back to its old value while it changed elsewhere stays a decision', () => {
  const now = { ...stored, height: '175' };
  const draft = withChange(now, typed({ height: '180' }), { height: '170' });
  expect(listConflicts(now, draft)).toEqual(['height']);
});

test('what is typed while saving is still to be saved', () => {
  const sent = typed({ height: '180', name: 'Mara F.' });
  expect(afterSaving(sent, sent, sent.mine)).toBeNull();
  const meanwhile = withChange(stored, sent, { height: '181' });
  expect(afterSaving(meanwhile, sent, sent.mine)).toEqual({
    base: { height: '180' },
    mine: { height: '181' },
  });
});

test.each([null, 'text', { mine: { a: 1 }, base: {} }, { mine: { a: 'b' } }, []])(
  '%j is no draft',
  (value) => {
    expect(parseDraft(value)).toBeNull();
  },
);

test('a stored draft is read again', () => {
  const draft = typed({ others: ['ST', 'SS'] });
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});
