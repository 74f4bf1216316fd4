CREATE TABLE "audit_results" (
	"check_name" text PRIMARY KEY NOT NULL,
	"faults" integer NOT NULL,
	"examples" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL
);
