import { z } from 'zod';
import { Phone } from './checkout.ts';
import { endpoint, type Guess } from '../endpoint.ts';
import { orderGuess, OrderNumber } from './orders.ts';

/** An authorised service centre of some brands. */
export const ServiceCentre = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  cityKeyword: z.string(),
  /** Name of its city. */
  city: z.string(),
  /** Brand names, as in the catalogue. */
  brands: z.array(z.string()),
  /** Same format as store hours: `daily 10:00-19:00`. */
  hours: z.string(),
  /** Ten digits after +7; empty when the centre has none. */
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Fictitious, for the demo. */
  isDemo: z.boolean(),
});
export type ServiceCentre = z.infer<typeof ServiceCentre>;

/** Warranty of a sold product, by serial number. */
export const Warranty = z.object({
  serial: z.string(),
  product: z.object({ id: z.number().int(), name: z.string(), brand: z.string().nullable() }),
  orderNumber: z.string(),
  /** Day of the hand-over. */
  handedOver: z.string(),
  /** Last day of the warranty; null when the product's characteristics name none. */
  until: z.string().nullable(),
  isOver: z.boolean(),
  /** Day the whole line was returned; null otherwise. */
  returnedOn: z.string().nullable(),
  /** Part of the line was returned; it is unknown which items. */
  partlyReturned: z.boolean(),
  /** The brand's nearest centre, in the caller's city if possible; null when unknown. */
  centre: ServiceCentre.nullable(),
});
export type Warranty = z.infer<typeof Warranty>;

const Serial = z.string().max(60);

/** Guesses at order and serial numbers share the phone's budget. */
function warrantyGuess({ number, serial, phone }: Readonly<Record<string, unknown>>): Guess | null {
  if (typeof number !== 'string' || typeof serial !== 'string' || typeof phone !== 'string') return null;
  const rawPhone = phone.slice(0, 20);
  return {
    pair: `warranty ${rawPhone} ${number.slice(0, 20)} ${serial.slice(0, 60)}`,
    subjects: [`phone ${rawPhone}`],
    phone: rawPhone,
  };
}

export const warrantyContract = {
  'GET /api/service-centres': endpoint({
    summary: "Service centres of the caller's city, and cities that have any.",
    output: z.object({
      centres: z.array(ServiceCentre),
      cities: z.array(z.object({ keyword: z.string(), name: z.string(), count: z.number().int() })),
    }),
  }),
  'GET /api/warranty/:serial': endpoint({
    summary: "Warranty of a product the customer bought; other customers' serial numbers answer like unknown ones.",
    input: z.object({ serial: Serial }),
    output: Warranty,
    access: 'customer',
    errors: ['warranty_not_found'],
    perMinute: 20,
  }),
  'POST /api/warranty/lookup': endpoint({
    summary: 'Warranty for a guest, by order number and verified phone; every mismatch gives the same error.',
    input: z.object({ serial: Serial, number: OrderNumber, phone: Phone }),
    output: Warranty,
    errors: ['proof_expired', 'warranty_not_found'],
    perMinute: 20,
    extractGuess: warrantyGuess,
  }),
  'POST /api/orders/:number/serials': endpoint({
    summary: "Serial numbers of an order's handed-over products.",
    input: z.object({ number: OrderNumber, phone: Phone.optional() }),
    output: z.object({ serials: z.array(z.object({ productId: z.number().int(), serial: z.string() })) }),
    errors: ['order_not_found'],
    perMinute: 60,
    extractGuess: orderGuess,
  }),
};
