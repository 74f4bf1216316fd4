import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A scripted answer: text fragments and tool calls; or a failure. */
export type ScriptedCompletion =
  | { text?: readonly string[]; calls?: readonly { name: string; input: object }[] }
  | 'silence'
  | 'nonsense'
  | 'breaks off'
  | 401
  | 429
  | 500;

/** A local server that speaks the OpenAI chat-completions protocol with streaming and tools. */
export type OpenAiFake = {
  url: string;
  key: string;
  /** Adds an answer to the script. */
  next(completion: ScriptedCompletion): void;
  /** Bodies of all requests. */
  requests: Record<string, unknown>[];
  stop(): Promise<void>;
};

const FRAGMENT = 7;

/** Starts the fake on a free port. */
export async function startOpenAiFake(): Promise<OpenAiFake> {
  const key = 'fake-key';
  const script: ScriptedCompletion[] = [];
  const requests: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url !== '/v1/chat/completions' || request.headers.authorization !== `Bearer ${key}`) {
        response.writeHead(401).end('{"error":{"message":"bad key"}}');
        return;
      }
      requests.push(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>);
      const completion = script.shift() ?? { text: ['…'] };
      if (completion === 'silence') return;
      if (typeof completion === 'number') {
        response.writeHead(completion, { 'content-type': 'application/json' }).end('{"error":{"message":"failed"}}');
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const send = (delta: object) => response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`);
      if (completion === 'nonsense') {
        response.end('data: <html>\n\n');
        return;
      }
      send({ role: 'assistant' });
      if (completion === 'breaks off') {
        send({ content: 'Начало' });
        response.end();
        return;
      }
      for (const text of completion.text ?? []) send({ content: text });
      for (const [index, { name, input }] of (completion.calls ?? []).entries()) {
        const written = JSON.stringify(input);
        send({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }] });
        for (let at = 0; at < written.length; at += FRAGMENT)
          send({ tool_calls: [{ index, function: { arguments: written.slice(at, at + FRAGMENT) } }] });
      }
      response.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key,
    next: (completion) => script.push(completion),
    requests,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
