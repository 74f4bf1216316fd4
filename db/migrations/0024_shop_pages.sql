ALTER TABLE "shops" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "services" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "way_ru" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "way_kk" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "shops_slug" ON "shops" USING btree ("slug");