import { readTimes, runMeasured } from './run-measured';

describe('a measured command', () => {
  it('tells its exit code, what it wrote, and what it used of a processor', async () => {
    const program = 'console.log("out"); console.error("err"); process.exit(3)';
    const { exitCode, output, cpuSeconds } = await runMeasured({
      command: [process.execPath, '--eval', program],
    });
    expect(exitCode).toBe(3);
    expect(output).toContain('out\n');
    expect(output).toContain('err\n');
    expect(cpuSeconds).toBeGreaterThan(0);
  });

  it('fails when there is no such program', async () => {
    const { exitCode, output } = await runMeasured({ command: ['no-such-program'] });
    expect(exitCode).not.toBe(0);
    expect(output).toContain('no-such-program');
  });

  it('reads the times of the children, not those of the shell', () => {
    expect(readTimes('0m0.01s 0m0.02s\n1m2.50s 0m3.25s\n')).toBe(65.75);
    expect(readTimes('')).toBeNull();
  });
});
