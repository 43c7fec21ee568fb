CREATE TABLE "demo_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"phone" text NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ALTER COLUMN "expire" SET DATA TYPE timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rate_limits" ALTER COLUMN "expire" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_calls" ADD CONSTRAINT "demo_calls_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_calls_phone" ON "demo_calls" USING btree ("shop_id","phone","created_at");