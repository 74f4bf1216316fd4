// The lower bound for a server: sends the bytes and headers of one shop response with node:http. Prints its URL.
import { createServer, request } from 'node:http';

const [url = ''] = process.argv.slice(2);
const page = await new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
  request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
    const chunks: Buffer[] = [];
    const { connection: _connection, 'keep-alive': _alive, date: _date, ...headers } = response.headers;
    response
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) }));
  })
    .on('error', reject)
    .end();
});
const server = createServer((_request, response) => {
  response.writeHead(200, page.headers);
  response.end(page.body);
}).listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as { port: number }).port}\n`),
);
