import { networkAddress } from '../../../platform/http/client-address.ts';
import { createWorkGate } from '../../../platform/limits/work-gate.ts';

/** Owner of picture work that no caller asked for. */
export const SHOP_ITSELF = 'shop';

/**
 * The gate for pictures of products, uploads and links: decoding and encoding of this process. Two works at once leave threads of the pool to password
 * hashes and files; a page has up to 50 pictures, and several people may share an address. Heavy work (AVIF, which no page asks for, uploads and
 * pictures of links) takes one of the two, so that pictures of pages never wait for it.
 */
export const pictureWork = createWorkGate({ atOnce: 2, heavyAtOnce: 1, perOwner: 120, inAll: 400 });
/** Option of `pictureWork.run` for work that takes a second. */
export const HEAVY = { isHeavy: true };

/** Returns whom picture work is counted for: an IPv4 address, or the /48 of an IPv6 one (`clientAddress`). */
export const workOwner = (address: string): string => networkAddress(address) ?? address;
