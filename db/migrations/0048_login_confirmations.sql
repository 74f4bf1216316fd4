CREATE TABLE "login_confirmations" (
	"seal_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"login_id" integer NOT NULL,
	"joined" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_confirmations" ADD CONSTRAINT "login_confirmations_login_id_customer_logins_id_fk" FOREIGN KEY ("login_id") REFERENCES "public"."customer_logins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_confirmations_login" ON "login_confirmations" USING btree ("login_id");