CREATE TABLE "service_offers" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name_ru" text NOT NULL,
	"name_kk" text NOT NULL,
	"included_ru" text NOT NULL,
	"included_kk" text NOT NULL,
	"months" integer,
	"rates" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "service_offers_months" CHECK (("service_offers"."kind" = 'warranty') = ("service_offers"."months" is not null))
);
--> statement-breakpoint
CREATE TABLE "cart_services" (
	"session_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"code" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_seen" integer NOT NULL,
	CONSTRAINT "cart_services_session_id_product_id_code_pk" PRIMARY KEY("session_id","product_id","code"),
	CONSTRAINT "cart_services_quantity" CHECK ("cart_services"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_services" (
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"name_ru" text NOT NULL,
	"name_kk" text NOT NULL,
	"included_ru" text NOT NULL,
	"included_kk" text NOT NULL,
	"months" integer,
	"after_months" integer DEFAULT 0 NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"certificate" text,
	"visit_on" date,
	"done_on" date,
	CONSTRAINT "order_services_order_id_product_id_code_pk" PRIMARY KEY("order_id","product_id","code"),
	CONSTRAINT "order_services_certificate_unique" UNIQUE("certificate"),
	CONSTRAINT "order_services_sums" CHECK ("order_services"."quantity" > 0 and "order_services"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_services" (
	"return_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"code" text NOT NULL,
	"quantity" integer NOT NULL,
	"money" integer NOT NULL,
	CONSTRAINT "return_services_return_id_product_id_code_pk" PRIMARY KEY("return_id","product_id","code"),
	CONSTRAINT "return_services_sums" CHECK ("return_services"."quantity" > 0 and "return_services"."money" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_sums";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "services_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_services" ADD CONSTRAINT "cart_services_line" FOREIGN KEY ("session_id","product_id") REFERENCES "public"."cart_lines"("session_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_line" FOREIGN KEY ("order_id","product_id") REFERENCES "public"."order_lines"("order_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_services" ADD CONSTRAINT "return_services_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_services_open" ON "order_services" USING btree ("order_id") WHERE done_on is null and kind <> 'warranty';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sums" CHECK ("orders"."products_total" + "orders"."services_total" + "orders"."delivery_total" = "orders"."promo_discount" + "orders"."bonuses_paid" + "orders"."gift_cards_paid" + "orders"."to_pay");