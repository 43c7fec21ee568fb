CREATE TABLE "shop_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_hosts" ADD CONSTRAINT "shop_hosts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_hosts_shop" ON "shop_hosts" USING btree ("shop_id");