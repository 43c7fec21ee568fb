CREATE TABLE "item_attributes" (
	"shop_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "item_attributes_item_id_position_pk" PRIMARY KEY("item_id","position"),
	CONSTRAINT "item_attributes_once" UNIQUE("item_id","name"),
	CONSTRAINT "item_attributes_position" CHECK (position between 0 and 49),
	CONSTRAINT "item_attributes_name" CHECK (char_length(name) between 1 and 100),
	CONSTRAINT "item_attributes_value" CHECK (char_length(value) between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "item_attributes" ADD CONSTRAINT "item_attributes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_attributes" ADD CONSTRAINT "item_attributes_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;