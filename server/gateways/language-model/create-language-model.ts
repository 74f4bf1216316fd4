import type { Env } from '../../platform/process/env.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import type { LanguageModel } from './language-model.ts';
import { createOpenAiModel } from './openai.language-model.ts';

type ModelEnv = Pick<Env, 'LANGUAGE_MODEL' | 'LANGUAGE_MODEL_URL' | 'LANGUAGE_MODEL_KEY' | 'LANGUAGE_MODEL_NAME'>;

/** Creates the configured outside model; null for the built-in one. Throws `StartupError` without address or name. */
export function createLanguageModel({
  LANGUAGE_MODEL: kind,
  LANGUAGE_MODEL_URL: url,
  LANGUAGE_MODEL_KEY: key,
  LANGUAGE_MODEL_NAME: model,
}: ModelEnv): LanguageModel | null {
  if (kind === 'built-in') return null;
  if (!url || !model) throw new StartupError('LANGUAGE_MODEL=openai needs LANGUAGE_MODEL_URL and LANGUAGE_MODEL_NAME');
  return createOpenAiModel({ url, key, model });
}
