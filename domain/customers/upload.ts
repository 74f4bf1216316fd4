import { singleLine } from '../text/single-line.ts';

/** Largest file a customer may send, bytes. */
export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** Why a file is refused; the words are messages. */
export type UploadProblem = 'file-empty' | 'file-too-large' | 'file-type';

/** Returns the name of a sent file without its folders, in one line. */
export const fileName = (given: string): string => singleLine(given.split(/[/\\]/).at(-1) ?? '');

/** Types a form offers to choose; the server looks at the bytes instead. */
export const UPLOAD_TYPES = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  pdf: ['application/pdf'],
} as const;

/** Checks a file before it is sent: its size and the type its device names. */
export function uploadProblem(
  { size, type }: { size: number; type: string },
  kinds: readonly (keyof typeof UPLOAD_TYPES)[],
): UploadProblem | null {
  if (size === 0) return 'file-empty';
  if (size > MAX_UPLOAD_BYTES) return 'file-too-large';
  return kinds.some((kind) => (UPLOAD_TYPES[kind] as readonly string[]).includes(type)) ? null : 'file-type';
}
