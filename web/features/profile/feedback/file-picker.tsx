import { useRef, useState } from 'react';
import type { SentFile } from '#contract/orders/complaints.ts';
import { MAX_UPLOAD_BYTES, UPLOAD_TYPES, uploadProblem, type UploadProblem } from '#domain/customers/upload.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Chip } from '#web/ui/buttons/chip.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import css from '../profile.module.css';

const MEGABYTE_BYTES = 1024 * 1024;

/** Uploads one file; returns its reference for the form. */
export type SendFile = (file: { name: string; data: string }) => Promise<SentFile>;

/** File input that uploads each file with `send` at once; `files` are the form's files. */
export function FilePicker({
  send,
  label,
  kinds,
  max,
  files,
  onFiles,
}: {
  send: SendFile;
  label: string;
  kinds: readonly (keyof typeof UPLOAD_TYPES)[];
  max: number;
  files: readonly SentFile[];
  /** Changes the files by an updater function, since uploads may overlap with removals. */
  onFiles: (change: (current: SentFile[]) => SentFile[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const add = async (chosenFiles: readonly File[]) => {
    setBusy(true);
    setProblem(chosenFiles.length > max - files.length ? m.files_too_many({ count: max }) : '');
    for (const file of chosenFiles.slice(0, max - files.length)) {
      const problemKey = uploadProblem(file, kinds);
      if (problemKey) {
        setProblem(refusalText(problemKey, file.name));
        continue;
      }
      try {
        const data = await readBase64(file);
        const uploaded = await send({ name: file.name.slice(-200), data });
        onFiles((current) => [...current, uploaded]);
      } catch (error) {
        setProblem(errorText(error, file.name));
      }
    }
    setBusy(false);
  };
  return (
    <div className={css.setting}>
      <div className={css.buttons}>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={kinds.flatMap((kind) => [...UPLOAD_TYPES[kind]]).join(',')}
          onChange={(event) => {
            const chosenFiles = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = '';
            void add(chosenFiles);
          }}
        />
        <Button
          size="small"
          icon="camera"
          loading={busy}
          disabled={files.length >= max}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <span className={css.muted}>{m.files_limits({ count: max, size: MAX_UPLOAD_BYTES / MEGABYTE_BYTES })}</span>
      </div>
      {files.length > 0 && (
        <ul role="list" className={css.files} aria-label={m.files_added()}>
          {files.map(({ key, name }) => (
            <li key={key}>
              <Chip
                removeLabel={m.files_remove()}
                onClick={() => onFiles((current) => current.filter((file) => file.key !== key))}
              >
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <ErrorMessage>{problem}</ErrorMessage>
    </div>
  );
}

function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^data:[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('file cannot be read')));
    reader.readAsDataURL(file);
  });
}

function refusalText(problem: UploadProblem, name: string): string {
  return {
    'file-empty': m.files_empty,
    'file-too-large': m.files_too_large,
    'file-type': m.files_wrong_type,
  }[problem]({ name });
}

function errorText(error: unknown, name: string): string {
  if (!(error instanceof ApiError)) return m.files_failed({ name });
  if (error.error === 'file_refused') return refusalText((error.details as { reason: UploadProblem }).reason, name);
  if (error.error === 'rate_limited') return m.profile_too_often();
  return error.error === 'offline' ? m.offline_title() : m.files_failed({ name });
}
