ALTER TABLE "bonus_entries" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD COLUMN "language" text DEFAULT 'ru' NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_reference_unique" UNIQUE("reference");