ALTER TABLE "licence_keys" ALTER COLUMN "order_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "licence_keys" ADD COLUMN "key_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "licence_keys" ADD COLUMN "assigned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "licence_keys_order" ON "licence_keys" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "licence_keys_free" ON "licence_keys" USING btree ("product_id","id") WHERE order_number is null;--> statement-breakpoint
CREATE UNIQUE INDEX "licence_keys_key" ON "licence_keys" USING btree ("product_id","key_hash");--> statement-breakpoint
ALTER TABLE "licence_keys" ADD CONSTRAINT "licence_keys_assigned" CHECK (("licence_keys"."order_number" is null) = ("licence_keys"."assigned_at" is null));--> statement-breakpoint
ALTER TABLE "licence_keys" ADD CONSTRAINT "licence_keys_opened" CHECK ("licence_keys"."opened_at" is null or "licence_keys"."assigned_at" is not null);