ALTER TABLE "order_lines" ADD COLUMN "earned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bonus_entries_order" ON "bonus_entries" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "bonus_entries_expires" ON "bonus_entries" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_entries_once" ON "bonus_entries" USING btree ("order_number","kind") WHERE kind in ('frozen', 'accrued');