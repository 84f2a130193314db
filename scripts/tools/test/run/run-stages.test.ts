import { runStages } from './run-stages';

describe('stages of npm test', () => {
  it('adds up and stops after the first failure', async () => {
    const ran: string[] = [];
    const stage = (name: string, passed: number, failed: number) => ({
      name,
      run: () => {
        ran.push(name);
        return Promise.resolve({ passed, failed });
      },
    });
    const stages = [stage('lint', 1, 0), stage('jest', 10, 2), stage('build', 1, 0)];
    expect(await runStages(stages, () => undefined)).toEqual({ passed: 11, failed: 2 });
    expect(ran).toEqual(['lint', 'jest']);
  });

  it('takes a thrown error as a failure and prints it', async () => {
    const lines: string[] = [];
    const stages = [{ name: 'build', run: () => Promise.reject(new Error('host/src is broken')) }];
    expect(await runStages(stages, (line) => lines.push(line))).toEqual({ passed: 0, failed: 1 });
    expect(lines).toContain('host/src is broken');
  });
});
