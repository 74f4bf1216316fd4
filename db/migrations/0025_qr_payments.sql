CREATE TABLE "payment_codes" (
	"attempt_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"apps" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"poll_ms" integer NOT NULL,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_qrs" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"reveal_at" timestamp with time zone,
	"refunds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_qrs_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "payment_codes" ADD CONSTRAINT "payment_codes_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;