// Measures the index on synthetic catalogues and prints the figures as JSON: node bench/lists/listing-child.ts
import { benchListing } from './listing.ts';

process.stdout.write(`${JSON.stringify(await benchListing())}\n`);
