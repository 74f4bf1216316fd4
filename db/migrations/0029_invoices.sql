CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"organisation" text NOT NULL,
	"bin" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE INDEX "invoices_bin" ON "invoices" USING btree ("bin");