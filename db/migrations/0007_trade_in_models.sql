CREATE TABLE "trade_in_models" (
	"device" text NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "trade_in_models_device_name_pk" PRIMARY KEY("device","name"),
	CONSTRAINT "trade_in_models_price" CHECK ("trade_in_models"."price" > 0)
);
