import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '@skora/scripts-lib/workspace';

/** A test as its runner reports it. */
export interface RanTest {
  /** From the root of the repository on. */
  file: string;
  /** With the names of the blocks around it. */
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  /** The first line of what went wrong. */
  reason?: string;
}

/** A test as a case names it: `file > name`, or many, where `…` in the name stands for any words. */
interface NamedTest {
  file: string;
  /** Regular expression for the whole name. */
  pattern: string;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** @throws when it is not `file > name` */
export function readTestName(text: string): NamedTest {
  const [, file, name] = /^(\S+) > (.*\w.*)$/s.exec(text) ?? [];
  if (file === undefined || name === undefined) throw new Error(`"${text}" is not "file > name".`);
  return { file, pattern: name.split('…').map(escape).join('.*') };
}

export function isBrowserTest({ file }: NamedTest): boolean {
  return file.endsWith('.spec.ts');
}

/** A regular expression for the option of both runners that picks tests by name. */
export function namePattern(tests: readonly NamedTest[]): string {
  return [...new Set(tests.map(({ pattern }) => `${pattern}$`))].join('|');
}

/**
 * What a run says about the tests that a case names.
 * @returns evidence, and whether each name was run and passed
 */
export function judgeTests(
  names: readonly string[],
  ran: readonly RanTest[],
): { held: boolean; evidence: string[] } {
  let held = true;
  const evidence = names.map((text) => {
    const { file, pattern } = readTestName(text);
    const whole = new RegExp(`^${pattern}$`, 's');
    const found = ran.filter(
      (test) => test.state !== 'skipped' && test.file === file && whole.test(test.name),
    );
    const failed = found.find(({ state }) => state === 'failed');
    held &&= found.length > 0 && failed === undefined;
    if (found.length === 0) return `no such test: ${text}`;
    if (failed) return `failed: ${file} > ${failed.name}: ${failed.reason || 'no reason given'}`;
    return `${text}: ${found.length > 1 ? `${found.length} passed` : 'passed'}`;
  });
  return { held, evidence };
}

interface JestResults {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const states: Record<string, RanTest['state']> = { passed: 'passed', failed: 'failed' };
const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0];

export function readJestTests({ testResults }: JestResults): RanTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file: name.slice(ROOT.length + 1),
      name: fullName,
      state: states[status] ?? 'skipped',
      reason: firstLine(failureMessages[0]),
    })),
  );
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** @param suites of Playwright's JSON; a file is a suite, and so is a block of tests */
export function readPlaywrightTests(suites: readonly PlaywrightSuite[], around = ''): RanTest[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const block = title.endsWith('.spec.ts') ? around : `${around}${title} `;
    const own = specs.map(({ title: name, file, ok, tests }): RanTest => {
      const skipped = tests.every(({ status }) => status === 'skipped');
      const reason = firstLine(tests.flatMap(({ results }) => results.map(({ error }) => error?.message))[0]);
      const state = skipped ? 'skipped' : ok ? 'passed' : 'failed';
      return { file: join('e2e/tests', file), name: `${block}${name}`, state, reason };
    });
    return [...own, ...readPlaywrightTests(inner, block)];
  });
}
