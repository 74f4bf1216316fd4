ALTER TABLE "order_lines" ADD COLUMN "digital" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_date" date;--> statement-breakpoint
UPDATE "order_lines" SET "digital" = true FROM "products" WHERE "products"."id" = "order_lines"."product_id" AND "products"."digital";
