CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER balance_entries_append_only BEFORE UPDATE OR DELETE ON "balance_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER balance_entries_no_truncate BEFORE TRUNCATE ON "balance_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
