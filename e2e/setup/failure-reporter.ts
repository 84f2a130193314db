import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What tests that fail attach as text. */
const KEPT = new Set(['page', 'browser']);
const MOST_LETTERS = 4_000;

/** Says at the end what the pages of failed tests showed: often the output of a run is all that is left of it. */
export default class FailureReporter implements Reporter {
  private readonly lines: string[] = [];

  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments.filter((some) => KEPT.has(some.name))) {
      this.lines.push(`\n── ${title}: ${name}\n${String(body).slice(0, MOST_LETTERS)}`);
    }
  }

  onEnd(): void {
    this.lines.forEach((line) => console.log(line));
  }
}
