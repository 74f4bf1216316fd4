CREATE TABLE "hour_counts" (
	"at" timestamp with time zone NOT NULL,
	"counter" text NOT NULL,
	"kind" text NOT NULL,
	"device" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "hour_counts_at_counter_kind_device_language_pk" PRIMARY KEY("at","counter","kind","device","language"),
	CONSTRAINT "hour_counts_count" CHECK ("hour_counts"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "vital_counts" (
	"day" date NOT NULL,
	"vital" text NOT NULL,
	"kind" text NOT NULL,
	"device" text NOT NULL,
	"buckets" integer[] NOT NULL,
	CONSTRAINT "vital_counts_day_vital_kind_device_pk" PRIMARY KEY("day","vital","kind","device")
);
