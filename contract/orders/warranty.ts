import { z } from 'zod';
import { Phone } from './checkout.ts';
import { endpoint, type Guess } from '../endpoint.ts';
import { orderGuess, OrderNumber } from './orders.ts';

/** A centre that repairs under the warranty of some brands. */
export const ServiceCentre = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  cityKeyword: z.string(),
  /** Names of the brands, as products have them. */
  brands: z.array(z.string()),
  /** As shops have them: `daily 10:00-19:00`. */
  hours: z.string(),
  /** Ten digits after +7; empty when the centre has none. */
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Invented for the demonstration, as the demo's shops are. */
  isDemo: z.boolean(),
});
export type ServiceCentre = z.infer<typeof ServiceCentre>;

/** A sold product, by its serial number. */
export const Warranty = z.object({
  serial: z.string(),
  product: z.object({ id: z.number().int(), name: z.string(), brand: z.string().nullable() }),
  orderNumber: z.string(),
  /** Day of the hand-over. */
  handedOver: z.string(),
  /** Last day of the warranty; null when the product's characteristics name none. */
  until: z.string().nullable(),
  isOver: z.boolean(),
  /** Day of its return to the shop, with everything of its line; null while the buyer has it. */
  returnedOn: z.string().nullable(),
  /** A part of the line was returned, and it is unknown which. */
  partlyReturned: z.boolean(),
  /** The nearest centre of the brand: of the caller's city, else of another; null when none is known. */
  centre: ServiceCentre.nullable(),
});
export type Warranty = z.infer<typeof Warranty>;

const Serial = z.string().max(60);

/** Guesses at order and serial number share the budget of the phone. */
function warrantyGuess({ number, serial, phone }: Readonly<Record<string, unknown>>): Guess | null {
  if (typeof number !== 'string' || typeof serial !== 'string' || typeof phone !== 'string') return null;
  const given = phone.slice(0, 20);
  return {
    pair: `warranty ${given} ${number.slice(0, 20)} ${serial.slice(0, 60)}`,
    about: [`phone ${given}`],
    phone: given,
  };
}

export const warrantyContract = {
  'GET /api/service-centres': endpoint({
    summary: "Service centres of the caller's city, with the cities that have some.",
    output: z.object({
      centres: z.array(ServiceCentre),
      cities: z.array(z.object({ keyword: z.string(), name: z.string(), count: z.number().int() })),
    }),
  }),
  'GET /api/warranty/:serial': endpoint({
    summary: "The warranty of something the customer has bought; the same answer for others' numbers and unknown ones.",
    input: z.object({ serial: Serial }),
    output: Warranty,
    access: 'customer',
    errors: ['warranty_not_found'],
    perMinute: 20,
  }),
  'POST /api/warranty/lookup': endpoint({
    summary:
      'The same for a guest, by the number of the order and its phone, which was proved by a code; one answer for everything that does not fit.',
    input: z.object({ serial: Serial, number: OrderNumber, phone: Phone }),
    output: Warranty,
    errors: ['proof_expired', 'warranty_not_found'],
    perMinute: 20,
    guessed: warrantyGuess,
  }),
  'POST /api/orders/:number/serials': endpoint({
    summary: 'Serial numbers of what was handed over with an order.',
    input: z.object({ number: OrderNumber, phone: Phone.optional() }),
    output: z.object({ serials: z.array(z.object({ productId: z.number().int(), serial: z.string() })) }),
    errors: ['order_not_found'],
    perMinute: 60,
    guessed: orderGuess,
  }),
};
