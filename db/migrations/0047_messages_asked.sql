DROP INDEX "notices_due";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "reference" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at") WHERE state in ('waiting', 'sending', 'asking');--> statement-breakpoint
ALTER TABLE "business_requests" DROP COLUMN "acknowledged_at";--> statement-breakpoint
ALTER TABLE "business_requests" DROP COLUMN "tries";--> statement-breakpoint
UPDATE "notices" SET "state" = 'unknown' WHERE "state" = 'lost';