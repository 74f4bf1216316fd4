CREATE TABLE "shared_places" (
	"feed" text NOT NULL,
	"external_id" text NOT NULL,
	"shop_id" integer NOT NULL,
	CONSTRAINT "shared_places_feed_external_id_pk" PRIMARY KEY("feed","external_id")
);
--> statement-breakpoint
ALTER TABLE "shared_places" ADD CONSTRAINT "shared_places_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_places_shop" ON "shared_places" USING btree ("shop_id");