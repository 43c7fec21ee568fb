-- Numbers are never read as typos, so they need not be looked through.
CREATE OR REPLACE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (shop_id, word)
  SELECT DISTINCT changed.shop_id, found.word FROM changed, unnest(tsvector_to_array(changed.search)) AS found (word)
  WHERE found.word !~ '[0-9]'
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
DELETE FROM search_words WHERE word ~ '[0-9]';
