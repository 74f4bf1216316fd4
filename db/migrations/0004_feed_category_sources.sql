CREATE TABLE "category_sources" (
	"feed" text NOT NULL,
	"external_id" text NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "category_sources_feed_external_id_pk" PRIMARY KEY("feed","external_id")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "category_sources" ADD CONSTRAINT "category_sources_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_sources_category" ON "category_sources" USING btree ("category_id");