import { z } from 'zod';
import type { ModelTools, ToolSpec } from '../../../../gateways/language-model/language-model.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { Evidence } from '../verify/evidence.ts';
import type { ReadShop } from './read-calls.ts';
import { TOOLS, type ToolName } from './toolbox.ts';

/** Max tool calls of one answer. */
const MAX_CALLS = 16;

const SPECS: readonly ToolSpec[] = Object.entries(TOOLS).map(([name, { description, input }]) => ({
  name,
  description,
  parameters: z.toJSONSchema(input, { io: 'input' }),
}));

/** Creates the tools of one answer, which run as the caller and record what they return. Fails like the calls. */
export function createAnswerTools(read: ReadShop, evidence: Evidence): ModelTools {
  let count = 0;
  return {
    specs: SPECS,
    async call(name, input) {
      const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name as ToolName] : fail('invalid_input');
      const parsed = tool.input.safeParse(input);
      if (!parsed.success) fail('invalid_input');
      const known = evidence.calls.find(
        (call) => call.tool === name && JSON.stringify(call.input) === JSON.stringify(parsed.data),
      );
      if (known) return known.result;
      if (++count > MAX_CALLS) fail('rate_limited');
      const result: unknown = await tool.run(parsed.data as never, read);
      evidence.add({ tool: name as ToolName, input: parsed.data, result });
      return result;
    },
  };
}
