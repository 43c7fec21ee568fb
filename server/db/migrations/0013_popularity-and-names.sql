DROP INDEX "items_name";--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "popularity_counted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "items_name" ON "items" USING btree ("shop_id",name collate "und-x-icu","id") WHERE deleted_at is null;