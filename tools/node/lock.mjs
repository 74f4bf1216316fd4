import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** @param {number} pid */
function running(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** @param {string} file */
function abandoned(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid ? pid === process.pid || !running(pid) : Date.now() - statSync(file).mtimeMs > 2_000;
  } catch {
    return false;
  }
}

/**
 * Runs `work` under a lock file; waits while another process of this work tree holds it. @template T @param
 * {string} file @param {() => Promise<T>} work @param {() => void} [onWait]
 */
export async function alone(file, work, onWait = () => undefined) {
  for (let hasWaited = false; ; ) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (abandoned(file)) {
        rmSync(file, { force: true });
        continue;
      }
      if (!hasWaited) onWait();
      hasWaited = true;
      await delay(200);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
