// Load-tests one URL and prints requests per second: node bench/run/load.ts <url> <seconds>
import autocannon from 'autocannon';

const [url = '', seconds = '4'] = process.argv.slice(2);
const { requests, non2xx, errors } = await autocannon({
  url,
  duration: Number(seconds),
  connections: 20,
  headers: { 'accept-encoding': 'br' },
});
if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} non-2xx responses, ${errors} errors`);
process.stdout.write(`${JSON.stringify({ perSecond: requests.average })}\n`);
