CREATE TABLE "order_claims" (
	"customer_id" integer NOT NULL,
	"master_number" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	CONSTRAINT "order_claims_customer_id_master_number_pk" PRIMARY KEY("customer_id","master_number")
);
--> statement-breakpoint
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;