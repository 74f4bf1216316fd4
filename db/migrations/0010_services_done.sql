DROP INDEX "order_services_open";--> statement-breakpoint
ALTER TABLE "order_services" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "order_services" SET "done" = "quantity" WHERE "done_on" is not null;--> statement-breakpoint
CREATE INDEX "order_services_open" ON "order_services" USING btree ("order_id") WHERE done < quantity and kind <> 'warranty';--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_done" CHECK ("order_services"."done" between 0 and "order_services"."quantity" and ("order_services"."done" = 0) = ("order_services"."done_on" is null));