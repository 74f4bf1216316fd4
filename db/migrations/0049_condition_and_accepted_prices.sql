CREATE TABLE "accepted_prices" (
	"product_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"price" integer NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accepted_prices_product_id_city_id_pk" PRIMARY KEY("product_id","city_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "condition" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "condition_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accepted_prices" ADD CONSTRAINT "accepted_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;