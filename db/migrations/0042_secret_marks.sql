CREATE TABLE "secret_marks" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "secret_marks_one" CHECK ("secret_marks"."id" = 1)
);
