import { networkAddress } from '../../../platform/http/client-address.ts';
import { createWorkGate } from '../../../platform/limits/work-gate.ts';

/** Owner of picture work that no caller asked for. */
export const SHOP_ITSELF = 'shop';

/**
 * The gate for pictures of products, uploads and links: decoding and encoding of this process. Two works at once leave threads of the pool to password
 * hashes and files; a page has up to 50 pictures, and several people may share an address.
 */
export const pictureWork = createWorkGate({ atOnce: 2, perOwner: 120, inAll: 400 });

/** Returns whom picture work is counted for: an IPv4 address, or the /48 of an IPv6 one (`clientAddress`). */
export const workOwner = (address: string): string => networkAddress(address) ?? address;
