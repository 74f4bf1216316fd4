CREATE TABLE "halyk_invoices" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "halyk_invoices_number_seq" INCREMENT BY 1 MINVALUE 100000 MAXVALUE 999999 START WITH 100000 CACHE 1),
	"reference" text NOT NULL,
	"page_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "halyk_invoices_reference_unique" UNIQUE("reference"),
	CONSTRAINT "halyk_invoices_digits" CHECK ("halyk_invoices"."number" between 100000 and 999999)
);
--> statement-breakpoint
CREATE TABLE "sent_once" (
	"gateway" text NOT NULL,
	"id" text NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_once_gateway_id_pk" PRIMARY KEY("gateway","id")
);
