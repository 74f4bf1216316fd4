CREATE TABLE "counted_tries" (
	"key" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"most" integer NOT NULL,
	CONSTRAINT "counted_tries_key_hour_pk" PRIMARY KEY("key","hour")
);
--> statement-breakpoint
DROP INDEX "bonus_conversions_asked";--> statement-breakpoint
ALTER TABLE "bonus_conversions" ADD COLUMN "bank_word" text;--> statement-breakpoint
ALTER TABLE "bonus_conversions" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_answers" ADD COLUMN "stuck_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_applications" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "counted_tries_hour" ON "counted_tries" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "bonus_conversions_open" ON "bonus_conversions" USING btree ("id") WHERE bank_word is null;--> statement-breakpoint
CREATE INDEX "credit_answers_stuck" ON "credit_answers" USING btree ("stuck_at") WHERE stuck_at is not null;--> statement-breakpoint
CREATE INDEX "credit_answers_external" ON "credit_answers" USING btree ("external_id");--> statement-breakpoint
ALTER TABLE "payment_codes" DROP COLUMN "asked_at";