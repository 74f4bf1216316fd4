ALTER TABLE "request_numbers" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "trade_in_numbers" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "request_numbers" CASCADE;--> statement-breakpoint
DROP TABLE "trade_in_numbers" CASCADE;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "phone" text;--> statement-breakpoint
CREATE INDEX "orders_unproven_slot" ON "orders" USING btree ("city_id","delivery_date","delivery_slot") WHERE not phone_proved and status in ('created', 'waiting_payment');--> statement-breakpoint
-- Codes that guests were given for their devices belong to the phone of the request from now on.
UPDATE "promo_codes" SET "phone" = "trade_ins"."phone" FROM "trade_ins" WHERE "trade_ins"."code" = "promo_codes"."code" AND "trade_ins"."customer_id" IS NULL;
