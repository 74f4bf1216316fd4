ALTER TABLE "customer_files" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "customer_files" ADD CONSTRAINT "customer_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_files_order" ON "customer_files" USING btree ("order_id") WHERE order_id is not null;