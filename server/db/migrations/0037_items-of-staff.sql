ALTER TABLE "items" ADD COLUMN "article" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- PostgreSQL before 17 can't change the expression of a generated column. The index goes with the column.
ALTER TABLE "items" drop column "search";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('russian', search_text(name)) || to_tsvector('simple', search_text(name)) || to_tsvector('simple', search_text(article)), 'A') || setweight(to_tsvector('russian', search_text(description)) || to_tsvector('simple', search_text(description)), 'B')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "items_article" ON "items" USING btree ("shop_id",lower(article collate "und-x-icu")) WHERE deleted_at is null and article <> '';
