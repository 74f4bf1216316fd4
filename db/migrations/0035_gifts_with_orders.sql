CREATE TABLE "gift_offers" (
	"code" text PRIMARY KEY NOT NULL,
	"title_ru" text NOT NULL,
	"title_kk" text NOT NULL,
	"category_ids" integer[],
	"product_ids" integer[],
	"minimum_sum" integer DEFAULT 0 NOT NULL,
	"gift_product_ids" integer[] NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_offers_sum" CHECK ("gift_offers"."minimum_sum" >= 0),
	CONSTRAINT "gift_offers_products" CHECK (cardinality("gift_offers"."gift_product_ids") between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "order_gifts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"offer" text NOT NULL,
	"product_id" integer NOT NULL,
	"name_ru" text NOT NULL,
	"name_kk" text NOT NULL,
	"value" integer NOT NULL,
	"minimum_sum" integer NOT NULL,
	"product_ids" integer[],
	CONSTRAINT "order_gifts_sums" CHECK (least("order_gifts"."value", "order_gifts"."minimum_sum") >= 0)
);
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "with_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_gifts" ADD CONSTRAINT "order_gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gifts" ADD CONSTRAINT "order_gifts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_gifts_product" ON "order_gifts" USING btree ("product_id");