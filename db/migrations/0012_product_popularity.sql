CREATE TABLE "product_views" (
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "product_views_day_product_id_pk" PRIMARY KEY("day","product_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "feed_popularity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "products" SET "feed_popularity" = "popularity" WHERE "popularity" <> 0;