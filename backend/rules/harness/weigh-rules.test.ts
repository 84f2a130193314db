import { listReads, listWrites, weighRules } from './weigh-rules';

const RULES = `
service cloud.firestore {
  match /databases/{database}/documents {
    // A comment's { and allow create: if true;
    function isCode(value) {
      return value.matches('^[A-Z]{2}$');
    }
    match /players/{uid} {
      allow get, delete: if isCode('}');
      allow create, update: if request.auth.uid == uid
        && true;
      match /notes/{note} {
        allow write: if true;
        allow read: if false;
      }
    }
    match /{document=**} {
      allow read, write: if false;
    }
  }
}`;

test('each permission has the whole path and one operation', () => {
  expect(listReads(RULES)).toEqual(['/players/{uid} get']);
  expect(listWrites(RULES)).toEqual([
    '/players/{uid} delete',
    '/players/{uid} create',
    '/players/{uid} update',
    '/players/{uid}/notes/{note} create',
    '/players/{uid}/notes/{note} update',
    '/players/{uid}/notes/{note} delete',
  ]);
});

test('every condition gets heavier and means the same', () => {
  const heavier = weighRules(RULES, 8);
  expect(heavier).toContain("allow get, delete: if [1, 1].size() > 0 && (isCode('}'));");
  expect(heavier).toContain('allow read, write: if [1, 1].size() > 0 && (false);');
});
