-- What is searched and what was typed are cut into words alike: lower case, ё as е, letters apart from digits.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(translate(lower($1), 'ё', 'е'), '[^[:alnum:]]+|(?<=[0-9])(?=[[:alpha:]])|(?<=[[:alpha:]])(?=[0-9])', ' ', 'g')
$$;--> statement-breakpoint
DROP INDEX "search_words_trigrams";--> statement-breakpoint
ALTER TABLE "items" drop column "search";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('russian', search_text(name)) || to_tsvector('simple', search_text(name)), 'A') || setweight(to_tsvector('russian', search_text(description)) || to_tsvector('simple', search_text(description)), 'B')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "items_new" ON "items" USING btree ("shop_id","is_new" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "items_discount" ON "items" USING btree ("shop_id","discount" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "items_wholesale_price" ON "items" USING btree ("shop_id",least(discounted_price, trade_price),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search");--> statement-breakpoint
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (shop_id, word)
  SELECT DISTINCT changed.shop_id, found.word FROM changed, unnest(tsvector_to_array(changed.search)) AS found (word)
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER items_inserted_words AFTER INSERT ON "items" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();--> statement-breakpoint
CREATE TRIGGER items_updated_words AFTER UPDATE ON "items" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();--> statement-breakpoint
INSERT INTO search_words (shop_id, word) SELECT DISTINCT shop_id, unnest(tsvector_to_array(search)) FROM items ON CONFLICT DO NOTHING;
