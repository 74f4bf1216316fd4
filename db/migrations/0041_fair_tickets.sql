ALTER TABLE "launch_places" ADD COLUMN "served_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sale_tickets" ADD COLUMN "given_network" text;--> statement-breakpoint
CREATE INDEX "sale_tickets_given_network" ON "sale_tickets" USING btree ("launch","given_network") WHERE given_network is not null;