import { toSingleLine } from '../text/single-line.ts';

/** Maximum size of an uploaded file, bytes. */
export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** Why a file is rejected; the wording is in messages. */
export type UploadProblem = 'file-empty' | 'file-too-large' | 'file-type';

/** Returns the name of an uploaded file without folders or line breaks. */
export const fileName = (path: string): string => toSingleLine(path.split(/[/\\]/).at(-1) ?? '');

/** MIME types offered by a form; the server checks the bytes instead. */
export const UPLOAD_TYPES = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  pdf: ['application/pdf'],
} as const;

/** Checks a file's size and declared type before upload. */
export function uploadProblem(
  { size, type }: { size: number; type: string },
  kinds: readonly (keyof typeof UPLOAD_TYPES)[],
): UploadProblem | null {
  if (size === 0) return 'file-empty';
  if (size > MAX_UPLOAD_BYTES) return 'file-too-large';
  return kinds.some((kind) => (UPLOAD_TYPES[kind] as readonly string[]).includes(type)) ? null : 'file-type';
}
