CREATE TABLE "bonus_notices" (
	"customer_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_notices_customer_id_expires_at_pk" PRIMARY KEY("customer_id","expires_at")
);
--> statement-breakpoint
ALTER TABLE "bonus_notices" ADD CONSTRAINT "bonus_notices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;