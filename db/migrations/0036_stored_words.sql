ALTER TABLE "export_feeds" RENAME COLUMN "goods" TO "products";--> statement-breakpoint
ALTER TABLE "export_feeds" RENAME COLUMN "made_at" TO "written_at";--> statement-breakpoint
UPDATE "orders" SET "explanation" = (
  SELECT jsonb_agg(CASE WHEN step->>'kind' = 'goods' THEN jsonb_set(step, '{kind}', '"products"') ELSE step END ORDER BY n)
  FROM jsonb_array_elements("explanation") WITH ORDINALITY AS steps(step, n)
) WHERE "explanation" @> '[{"kind": "goods"}]';
