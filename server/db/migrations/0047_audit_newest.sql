DROP INDEX "audit_entries_newest";--> statement-breakpoint
DROP INDEX "audit_entries_record";--> statement-breakpoint
DROP INDEX "audit_entries_author";--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_record" ON "audit_entries" USING btree ("shop_id","entity","record_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_author" ON "audit_entries" USING btree ("shop_id","author_id","id" DESC NULLS LAST);