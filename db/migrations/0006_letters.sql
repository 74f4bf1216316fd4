ALTER TABLE "notices" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;