DROP INDEX "order_lines_by_price";--> statement-breakpoint
DROP INDEX "order_lines_by_sum";--> statement-breakpoint
CREATE INDEX "order_lines_by_price" ON "order_lines" USING btree ("shop_id",coalesce("price", -1),"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_lines_by_sum" ON "order_lines" USING btree ("shop_id",coalesce("price" * "count", -1),"id" DESC NULLS LAST);