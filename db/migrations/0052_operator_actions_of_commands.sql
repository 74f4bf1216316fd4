ALTER TABLE "operator_actions" ALTER COLUMN "key_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_actions" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "operator_actions" ADD CONSTRAINT "operator_actions_by" CHECK (num_nonnulls("operator_actions"."key_id", "operator_actions"."actor") = 1);