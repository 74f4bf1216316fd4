ALTER TABLE "business_requests" ADD COLUMN "state" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
CREATE INDEX "business_requests_state" ON "business_requests" USING btree ("state","id");