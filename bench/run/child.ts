import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a `bench/` script in its own process, as in production, and returns the JSON it prints. `flags` are passed to Node.
 */
export function runChild<T>(program: string, args: readonly string[] = [], flags: readonly string[] = []): Promise<T> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...flags, path.join(import.meta.dirname, '..', program), ...args],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      if (code !== 0) {
        reject(new Error(`${program} exited with code ${code}`));
        return;
      }
      try {
        resolve(JSON.parse(output.trim().split('\n').at(-1) ?? 'null') as T);
      } catch (error) {
        reject(error as Error);
      }
    });
  });
}
