import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';

/** A command that has ended. */
type Finished = {
  /** 1 when it could not be run or was killed. */
  exitCode: number;
  /** What it wrote; nothing when it wrote to this terminal. */
  output: string;
  /** Seconds of a processor it used with all its children, where the system tells. */
  cpuSeconds: number | null;
};

type MeasuredCommand = {
  command: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  /** Lets it write to this terminal at once; by default its output is collected. */
  live?: boolean;
};

/** The shell's `times` knows what its children used, and theirs. It reports on a channel of its own. */
const MEASURE = ['sh', '-c', '"$@"; code=$?; times >&3; exit $code', 'sh'];

/** Reads the second line of `times`: the children's `1m2.50s 0m3.25s`. */
export function readTimes(report: string): number | null {
  const parts = [...(report.trim().split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length === 0) return null;
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** Runs a command and tells what it wrote and used. */
export async function runMeasured({ command, env, cwd, live }: MeasuredCommand): Promise<Finished> {
  const [program = '', ...args] = process.platform === 'win32' ? command : [...MEASURE, ...command];
  const written = live ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: ['ignore', written, written, 'pipe'],
  });
  const exited = new Promise<number | Error>((resolve) => {
    child.once('error', resolve);
    child.once('close', (code) => resolve(code ?? 1));
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => lines.push(chunk));
  }
  const [code, times] = await Promise.all([exited, text(child.stdio[3] as Readable)]);
  if (code instanceof Error) return { exitCode: 1, output: `${program}: ${code.message}`, cpuSeconds: null };
  return { exitCode: code, output: lines.join(''), cpuSeconds: readTimes(times) };
}
