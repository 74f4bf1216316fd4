CREATE TABLE "job_states" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"succeeded_at" timestamp with time zone,
	"runs" bigint NOT NULL,
	"failures" bigint NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "outbox_backlog" (
	"consumer" text NOT NULL,
	"seq" bigint NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	CONSTRAINT "outbox_backlog_consumer_seq_pk" PRIMARY KEY("consumer","seq")
);
--> statement-breakpoint
CREATE TABLE "outbox_consumers" (
	"name" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_attempts_accepted_at" ON "payment_attempts" USING btree ("updated_at") WHERE status = 'accepted';