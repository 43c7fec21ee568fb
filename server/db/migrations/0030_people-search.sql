CREATE INDEX "payments_newest" ON "payments" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customers_by_first_name" ON "customers" USING btree ("shop_id",translate(lower("first_name" || ' ' || "last_name"), 'ё', 'е') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_last_name" ON "customers" USING btree ("shop_id",translate(lower("last_name" || ' ' || "first_name"), 'ё', 'е') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_phone" ON "customers" USING btree ("shop_id","phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_phone_end" ON "customers" USING btree ("shop_id",reverse("phone") text_pattern_ops);