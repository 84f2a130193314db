import { expectWalls, type ImportProbe } from './expect-walls';

const FLAT = 'backend/src/features/contact/probe.ts';
const DEEP = 'backend/src/features/payment/routes/probe.ts';
const LIB = 'backend/src/lib/mail/probe.ts';

const forbidden: ImportProbe[] = [
  [FLAT, '../account/store/private-account'],
  [FLAT, '../../app/create-app'],
  [FLAT, '../../testing/send'],
  [FLAT, '../../cli/clips'],
  [DEEP, '../../account/store/private-account'],
  [DEEP, '../../../app/env'],
  [DEEP, '../../../testing/send'],
  ['backend/src/features/payment/tests/probe.test.ts', '../../suspension/decide-account'],
  ['backend/src/features/contact/probe.test.ts', '../account/store/private-account'],
  [LIB, '../../features/account'],
  [LIB, '../../features/account/store/private-account'],
  [LIB, '../../app/env'],
  [LIB, '../../testing/send'],
  ['backend/src/app/probe.ts', '../testing/send'],
  ['backend/src/app/probe.ts', '../cli/clips'],
  ['backend/src/cli/probe.ts', '../app/env'],
  // What the walls between members forbid stays forbidden.
  ...[FLAT, DEEP, LIB, 'backend/src/app/probe.ts', 'backend/src/cli/probe.ts'].flatMap(
    (file): ImportProbe[] => [
      [file, '@skora/scripts/stack'],
      [file, '@skora/host'],
      [file, '@skora/shared/api'],
      [file, '@skora/domain/cv'],
      [file, 'react-dom'],
    ],
  ),
];

const permitted: ImportProbe[] = [
  [FLAT, '../account'],
  [FLAT, './contact-topic'],
  [FLAT, '../../lib/http/problem'],
  [DEEP, '../../account'],
  [DEEP, '../store/stored-billing'],
  [DEEP, '../../../lib/http/problem'],
  ['backend/src/features/contact/mails/probe.ts', '../contact-store'],
  ['backend/src/features/payment/tests/probe.test.ts', '../../../app/data-owners'],
  ['backend/src/features/payment/tests/probe.test.ts', '../../../testing/send'],
  ['backend/src/features/payment/tests/probe.test.ts', '@skora/stand-ins/stripe/start-stripe'],
  ['backend/src/app/probe.ts', '../features/payment/data-owner'],
  ['backend/src/cli/probe.ts', '../features/clips/store/decide-clip'],
  ['backend/src/testing/probe.ts', '../app/create-app'],
];

test('every forbidden import inside the backend fails lint, every permitted one passes', () => {
  expectWalls(forbidden, permitted);
});
