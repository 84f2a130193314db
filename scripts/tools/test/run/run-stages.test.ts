import { runRounds, type Stage } from './run-stages';

const ran: string[] = [];
beforeEach(() => ran.splice(0));

function stage(name: string, failed = 0, until: Promise<unknown> = Promise.resolve()): Stage {
  const run = async () => {
    ran.push(name);
    await until;
    return { passed: 1, failed, output: `${name} wrote this\n`, cpuSeconds: 2 };
  };
  return { name, run };
}

describe('stages of npm test', () => {
  it('add up, and stop after the round with the first failure', async () => {
    const rounds = [[[stage('lint')]], [[stage('jest', 2)]], [[stage('build')]]];
    expect(await runRounds(rounds, () => undefined)).toMatchObject({ passed: 2, failed: 2 });
    expect(ran).toEqual(['lint', 'jest']);
  });

  it('run beside each other: a failure ends its own row, and no round follows', async () => {
    const rounds = [
      [
        [stage('lint', 1), stage('build')],
        [stage('jest'), stage('rules')],
      ],
      [[stage('browser')]],
    ];
    expect(await runRounds(rounds, () => undefined)).toMatchObject({ passed: 3, failed: 1 });
    expect(ran).toEqual(['lint', 'jest', 'rules']);
  });

  it('print what each wrote in one piece, in the order they end', async () => {
    let endJest: () => void = () => undefined;
    const jest = stage('jest', 0, new Promise<void>((resolve) => (endJest = resolve)));
    const lines: string[] = [];
    await runRounds([[[jest], [stage('lint'), stage('build')]]], (line) => {
      lines.push(line);
      if (line.startsWith('build wrote')) endJest();
    });
    expect(lines.filter((line) => line.includes('wrote') || line.includes('──'))).toEqual([
      '\n── lint',
      'lint wrote this',
      '\n── build',
      'build wrote this',
      '\n── jest',
      'jest wrote this',
    ]);
  });

  it('take a thrown error as a failure and print it', async () => {
    const lines: string[] = [];
    const broken = { name: 'build', run: () => Promise.reject(new Error('host/src is broken')) };
    const run = await runRounds([[[broken]]], (line) => lines.push(line));
    expect(run).toMatchObject({ passed: 0, failed: 1 });
    expect(lines).toContain('host/src is broken');
  });

  it('tell how long each took', async () => {
    const { times } = await runRounds([[[stage('lint')]]], () => undefined);
    expect(times).toEqual([{ name: 'lint', seconds: expect.any(Number), cpuSeconds: 2 }]);
  });
});
