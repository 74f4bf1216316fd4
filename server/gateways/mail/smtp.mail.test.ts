import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { describeMail } from './mail.contract.ts';
import { createSmtpMail } from './smtp.mail.ts';

type Letter = { to: string[]; raw: string };

/** A mail server that requires a login. */
async function startServer() {
  const letters: Letter[] = [];
  const failures: number[] = [];
  const sockets = new Set<Socket>();
  /** Cuts the next mail's connection: before its data, or after it was fully received. */
  let cut: 'before' | 'after' | null = null;
  const destroyAll = () => {
    cut = null;
    for (const socket of sockets) socket.destroy();
  };
  const greylisted: string[] = [];
  const server = new SMTPServer({
    // The tests have no certificate; the password never leaves this machine.
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'shop' && password === 'pass' ? done(null, { user: username }) : done(new Error('who are you')),
    onMailFrom: (_address, _session, done) => (cut === 'before' ? destroyAll() : done()),
    onRcptTo({ address }, _session, done) {
      const isNew = address.startsWith('new-') && !greylisted.includes(address);
      if (!isNew) return done();
      greylisted.push(address);
      return done(Object.assign(new Error('come again'), { responseCode: 451 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = failures.shift();
        if (code) return done(Object.assign(new Error('no'), { responseCode: code }));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        letters.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        return cut === 'after' ? destroyAll() : done();
      });
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  listener.on('connection', (socket: Socket) => sockets.add(socket));
  await once(listener, 'listening');
  const port = (listener.address() as AddressInfo).port;
  return {
    url: (name = 'shop') => `smtp://${name}:pass@127.0.0.1:${port}`,
    letters,
    fail: (code: number) => void failures.push(code),
    cutNext: (moment: 'before' | 'after') => void (cut = moment),
    stop: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

const from = 'Sauda <shop@example.kz>';

/** The first part of a multi-part mail, parsed as a mail. */
function plainPart(raw: string): string {
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(([, boundary = '']) => boundary);
  const parts = raw.split(new RegExp(`--(?:${boundaries.join('|')})(?:--)?\\r\\n`));
  return parts.find((part) => /^content-type: text\/plain/im.test(part)) ?? '';
}

function readLetter(raw: string): { subject: string; text: string } {
  if (/^content-type: multipart/im.test(raw))
    return {
      subject: readLetter(raw.replace(/^content-type: multipart/im, 'x-was: ')).subject,
      text: readLetter(plainPart(raw)).text,
    };
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n\s+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const subject = header('subject')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?b\?(.*?)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString())
    .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text: string) => quoted(text.replaceAll('_', ' ')));
  const body = raw.slice(end + 4);
  const coding = header('content-transfer-encoding');
  const text = coding === 'base64' ? Buffer.from(body, 'base64').toString() : quoted(body.replace(/=\r\n/g, ''));
  return { subject, text: text.replaceAll('\r\n', '\n') };
}

const quoted = (text: string) =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

describeMail('smtp', async () => {
  const server = await startServer();
  return {
    sender: createSmtpMail({ url: server.url(), from }),
    received: async (address) =>
      server.letters.filter(({ to }) => to.includes(address)).map(({ raw }) => readLetter(raw)),
    server: { failNext: server.fail, unreachableSender: createSmtpMail({ url: 'smtp://127.0.0.1:1', from }) },
    stop: server.stop,
  };
});

test('refuses a wrong password without retrying, which would lock the account', async () => {
  const server = await startServer();
  const sender = createSmtpMail({ url: server.url('other'), from });
  await expect(sender.send({ to: 'a@example.kz', subject: 's', text: 't' })).rejects.toMatchObject({ kind: 'refused' });
  expect(server.letters).toEqual([]);
  await server.stop();
});

test('retries a connection cut before the data, and reports unknown after it', async () => {
  const server = await startServer();
  const sender = createSmtpMail({ url: server.url(), from });
  const letter = { to: 'a@example.kz', subject: 's', text: 't', reference: '0d9b2f64-0000-4000-8000-000000000000' };
  server.cutNext('before');
  await expect(sender.send(letter)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(server.letters).toEqual([]);
  server.cutNext('after');
  await expect(sender.send(letter)).rejects.toMatchObject({ kind: 'unknown' });
  expect(server.letters).toHaveLength(1);
  await sender.send(letter);
  const ids = server.letters.map(({ raw }) => /^message-id: (.*)$/im.exec(raw)?.[1]?.trim());
  expect(ids).toEqual([`<${letter.reference}@example.kz>`, `<${letter.reference}@example.kz>`]);
  await server.stop();
});

test('delivers to a greylisting server on the second attempt', async () => {
  const server = await startServer();
  const sender = createSmtpMail({ url: server.url(), from });
  const letter = { to: 'new-reader@example.kz', subject: 's', text: 't' };
  await expect(sender.send(letter)).rejects.toMatchObject({ kind: 'unreachable' });
  await sender.send(letter);
  expect(server.letters).toHaveLength(1);
  await server.stop();
});

test('marks mail as automatic, so that no machine replies', async () => {
  const server = await startServer();
  await createSmtpMail({ url: server.url(), from }).send({ to: 'a@example.kz', subject: 's', text: 't' });
  expect(server.letters[0]?.raw).toMatch(/^auto-submitted: auto-generated/im);
  await server.stop();
});

test('sends plain text and HTML as alternatives, with an inline picture and attached files', async () => {
  const server = await startServer();
  await createSmtpMail({ url: server.url(), from }).send({
    to: 'a@example.kz',
    subject: 's',
    text: 'Сізге карта сыйлады\n',
    html: '<p>Сізге карта сыйлады</p><img src="cid:card" alt="Карта">',
    files: [
      { name: 'card.jpg', type: 'image/jpeg', bytes: Buffer.from('a picture of a card'), id: 'card' },
      { name: 'order.ics', type: 'text/calendar; charset=utf-8', bytes: Buffer.from('BEGIN:VCALENDAR') },
    ],
  });
  const { raw } = server.letters[0]!;
  expect(raw).toMatch(/^content-type: multipart\/alternative/im);
  expect(raw.search(/^content-type: text\/plain/im)).toBeLessThan(raw.search(/^content-type: text\/html/im));
  expect(raw).toMatch(/^content-id: <card>/im);
  expect(raw).toMatch(/^content-disposition: inline; filename=card\.jpg/im);
  expect(raw).toMatch(/^content-type: text\/calendar; charset=utf-8; name=order\.ics/im);
  expect(raw).toMatch(/^content-disposition: attachment; filename=order\.ics/im);
  expect(raw).toContain(Buffer.from('BEGIN:VCALENDAR').toString('base64'));
  await server.stop();
});
