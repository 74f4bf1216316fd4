// Measures the index on made-up catalogues and prints the figures as JSON: node bench/listing-child.ts
import { benchListing } from './listing.ts';

process.stdout.write(`${JSON.stringify(await benchListing())}\n`);
