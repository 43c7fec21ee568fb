-- Prices, popularity and the rest change far more often than words do. A trigger with a list of columns can't see the rows of its statement, so they are compared here.
CREATE FUNCTION keep_changed_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (shop_id, word)
  SELECT DISTINCT changed.shop_id, found.word
  FROM changed JOIN earlier ON earlier.id = changed.id AND earlier.search <> changed.search,
    unnest(tsvector_to_array(changed.search)) AS found (word)
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER items_updated_words ON "items";--> statement-breakpoint
CREATE TRIGGER items_updated_words AFTER UPDATE ON "items" REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_search_words();
