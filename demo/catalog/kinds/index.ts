import type { Kind } from '../kind.ts';
import { cables } from './cables.ts';
import { washers } from './laundry.ts';
import { smartphones } from './phones.ts';

/** All kinds of goods that the demo shop sells. */
export const kinds: readonly Kind[] = [smartphones, washers, cables];
