DROP INDEX "items_popular";--> statement-breakpoint
DROP INDEX "items_discount";--> statement-breakpoint
DROP INDEX "items_price";--> statement-breakpoint
DROP INDEX "items_category";--> statement-breakpoint
CREATE INDEX "items_popular" ON "items" USING btree ("shop_id","popularity" DESC NULLS LAST,"id","is_hidden") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "items_discount" ON "items" USING btree ("shop_id","discount" DESC NULLS LAST,"id","is_hidden") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "items_price" ON "items" USING btree ("shop_id","discounted_price","id","is_hidden") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "items_category" ON "items" USING btree ("shop_id","category_id","popularity" DESC NULLS LAST,"id","is_hidden") WHERE deleted_at is null;