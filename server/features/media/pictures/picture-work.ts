import { networkAddress } from '../../../platform/http/client-address.ts';
import { createWorkGate } from '../../../platform/limits/work-gate.ts';

/** Owner of picture work that no request has started. */
export const BACKGROUND_OWNER = 'shop';

/**
 * Concurrency limit for decoding and encoding pictures in this process. Two tasks at once leave pool threads for
 * password hashes and files. An owner may queue 120 tasks: a page has up to 50 pictures, and shoppers may share an
 * address. Heavy work (AVIF, uploads, link preview images) takes at most one of the two slots, so page pictures
 * never wait for it.
 */
export const pictureWork = createWorkGate({ maxRunning: 2, maxHeavy: 1, maxPerOwner: 120, maxWaiting: 400 });
/** Option of `pictureWork.run` for work that takes about a second. */
export const HEAVY = { isHeavy: true };

/**
 * Returns the owner that picture work counts against: an IPv4 address, or the /48 of an IPv6 address (`clientAddress`).
 */
export const pictureWorkOwner = (address: string): string => networkAddress(address) ?? address;
