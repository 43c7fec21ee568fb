CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION fit_count(count integer, step integer, least_count integer) RETURNS integer
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT least(ceil(greatest(count, least_count)::numeric / step) * step, floor(999::numeric / step) * step)::integer
$$;
--> statement-breakpoint
CREATE FUNCTION keep_changed_search_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO search_words (shop_id, word)
  SELECT DISTINCT changed.shop_id, found.word
  FROM changed JOIN earlier ON earlier.id = changed.id AND earlier.search <> changed.search,
    unnest(tsvector_to_array(changed.search)) AS found (word)
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_search_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO search_words (shop_id, word)
  SELECT DISTINCT changed.shop_id, found.word FROM changed, unnest(tsvector_to_array(changed.search)) AS found (word)
  WHERE found.word !~ '[0-9]'
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION raise_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_text(text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  SELECT regexp_replace(translate(lower($1), 'ё', 'е'), '[^[:alnum:]]+|(?<=[0-9])(?=[[:alpha:]])|(?<=[[:alpha:]])(?=[0-9])', ' ', 'g')
$_$;
--> statement-breakpoint
CREATE FUNCTION take_stock() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  now_taken CONSTANT text := 'SELECT item_id, count FROM now_lines WHERE item_id IS NOT NULL AND state <> ''C''';
  was_taken CONSTANT text := 'SELECT item_id, -count AS count FROM old_lines WHERE item_id IS NOT NULL AND state <> ''C''';
  changes CONSTANT text := CASE TG_OP
    WHEN 'INSERT' THEN now_taken
    WHEN 'DELETE' THEN was_taken
    ELSE now_taken || ' UNION ALL ' || was_taken
  END;
BEGIN
  -- Items are locked in the order of their ids, so that two orders don't wait for each other in a circle.
  EXECUTE format('
    WITH taken AS (SELECT item_id, sum(count)::integer AS count FROM (%s) AS changes GROUP BY item_id HAVING sum(count) <> 0),
    held AS (
      SELECT i.id, taken.count FROM items i JOIN taken ON taken.item_id = i.id
      WHERE i.stock IS NOT NULL ORDER BY i.id FOR NO KEY UPDATE OF i
    )
    UPDATE items SET stock = items.stock - held.count FROM held WHERE items.id = held.id', changes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tell_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_TABLE_NAME = 'placed_orders' THEN
    INSERT INTO shop_changes (shop_id, transaction, kind, record_id, customer_id)
    SELECT shop_id, pg_current_xact_id()::text::bigint, 'order', id, customer_id FROM changed
    ON CONFLICT DO NOTHING;
  ELSIF TG_TABLE_NAME = 'order_lines' THEN
    INSERT INTO shop_changes (shop_id, transaction, kind, record_id, customer_id)
    SELECT o.shop_id, pg_current_xact_id()::text::bigint, 'order', o.id, o.customer_id
    FROM (SELECT DISTINCT order_id FROM changed) of JOIN placed_orders o ON o.id = of.order_id
    ON CONFLICT DO NOTHING;
  ELSIF TG_TABLE_NAME = 'payments' THEN
    INSERT INTO shop_changes (shop_id, transaction, kind, record_id, customer_id)
    SELECT shop_id, pg_current_xact_id()::text::bigint, 'payment', id, customer_id FROM changed
    ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO shop_changes (shop_id, transaction, kind, record_id, customer_id)
    SELECT shop_id, pg_current_xact_id()::text::bigint, 'purchase', id, intermediary_id FROM changed
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tell_changed_balance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO shop_changes (shop_id, transaction, kind, record_id, customer_id)
  VALUES (NEW.shop_id, pg_current_xact_id()::text::bigint, 'customer', NEW.id, NEW.id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tell_changed_page() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO shop_changes (shop_id, transaction, kind, record_id)
  VALUES (NEW.shop_id, pg_current_xact_id()::text::bigint, 'shop', NEW.shop_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tell_changed_setting() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  told record;
BEGIN
  IF TG_OP = 'DELETE' THEN told := OLD; ELSE told := NEW; END IF;
  INSERT INTO shop_changes (shop_id, transaction, kind, record_id)
  VALUES (told.shop_id, pg_current_xact_id()::text::bigint, TG_ARGV[0], told.id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tell_changed_shop() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO shop_changes (shop_id, transaction, kind, record_id)
  VALUES (NEW.id, pg_current_xact_id()::text::bigint, 'shop', NEW.id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TABLE audit_entries (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    author_id integer,
    entity text NOT NULL,
    record_id integer NOT NULL,
    action text NOT NULL,
    label text NOT NULL,
    before jsonb,
    after jsonb,
    batch_id uuid,
    CONSTRAINT audit_entries_action CHECK ((action = ANY (ARRAY['created'::text, 'changed'::text, 'deleted'::text, 'recovered'::text]))),
    CONSTRAINT audit_entries_entity CHECK ((entity = ANY (ARRAY['item'::text, 'category'::text, 'customer'::text, 'permission_group'::text, 'retail'::text, 'delivery'::text, 'delivery_point'::text, 'info_page'::text])))
);
--> statement-breakpoint
ALTER TABLE audit_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME audit_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE balance_entries (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    customer_id integer NOT NULL,
    kind text NOT NULL,
    amount bigint NOT NULL,
    balance bigint NOT NULL,
    author_id integer,
    reason text DEFAULT ''::text NOT NULL,
    payment_id integer,
    order_id integer,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT balance_entries_amount CHECK ((amount <> 0)),
    CONSTRAINT balance_entries_kind CHECK ((kind = ANY (ARRAY['top_up'::text, 'refund'::text, 'order_charge'::text, 'order_return'::text, 'correction'::text])))
);
--> statement-breakpoint
ALTER TABLE balance_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME balance_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE call_requests (
    id uuid NOT NULL,
    shop_id integer NOT NULL,
    phone text NOT NULL,
    kind text NOT NULL,
    code_hash text,
    provider_ref text,
    number text,
    wrong_tries integer DEFAULT 0 NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT call_requests_kind CHECK ((kind = ANY (ARRAY['code'::text, 'receive'::text]))),
    CONSTRAINT call_requests_status CHECK ((status = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'used'::text])))
);
--> statement-breakpoint
CREATE TABLE cart_items (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    cart_id uuid NOT NULL,
    item_id integer NOT NULL,
    count integer NOT NULL,
    comment text DEFAULT ''::text NOT NULL,
    changed_by uuid,
    change_number integer,
    CONSTRAINT cart_items_count CHECK (((count >= 1) AND (count <= 999)))
);
--> statement-breakpoint
ALTER TABLE cart_items ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME cart_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE carts (
    id uuid NOT NULL,
    shop_id integer NOT NULL,
    customer_id integer,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE categories (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    parent_id integer,
    name text NOT NULL,
    image jsonb,
    "position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE categories ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE customer_groups (
    shop_id integer NOT NULL,
    customer_id integer NOT NULL,
    group_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE customers (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    phone text,
    avatar jsonb,
    customer_type text DEFAULT 'retail'::text NOT NULL,
    flags text[] DEFAULT '{}'::text[] NOT NULL,
    balance bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    is_intermediary boolean DEFAULT false NOT NULL,
    comment text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT customers_type CHECK ((customer_type = ANY (ARRAY['retail'::text, 'wholesale'::text])))
);
--> statement-breakpoint
ALTER TABLE customers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME customers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE deliveries (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    price bigint DEFAULT 0 NOT NULL,
    kind text NOT NULL,
    deleted_at timestamp with time zone,
    free_from bigint,
    "position" integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT deliveries_free_from CHECK ((free_from >= 0)),
    CONSTRAINT deliveries_kind CHECK ((kind = ANY (ARRAY['pickup'::text, 'address'::text]))),
    CONSTRAINT deliveries_price CHECK ((price >= 0))
);
--> statement-breakpoint
ALTER TABLE deliveries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME deliveries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE delivery_points (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    hours text DEFAULT ''::text NOT NULL,
    deleted_at timestamp with time zone,
    image jsonb,
    version integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE delivery_points ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME delivery_points_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE demo_calls (
    id uuid NOT NULL,
    shop_id integer NOT NULL,
    phone text NOT NULL,
    number text NOT NULL,
    kind text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT demo_calls_kind CHECK ((kind = ANY (ARRAY['ring'::text, 'call'::text])))
);
--> statement-breakpoint
CREATE TABLE favourites (
    shop_id integer NOT NULL,
    customer_id integer NOT NULL,
    item_id integer NOT NULL,
    is_marked boolean DEFAULT true NOT NULL,
    marked_at timestamp with time zone NOT NULL,
    changed_by uuid,
    change_number integer
);
--> statement-breakpoint
CREATE TABLE idempotency_keys (
    shop_id integer NOT NULL,
    customer_id integer NOT NULL,
    key uuid NOT NULL,
    operation text NOT NULL,
    request_hash text NOT NULL,
    record_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE info_pages (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    slug text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    updated_at timestamp with time zone,
    CONSTRAINT info_pages_known CHECK ((slug = ANY (ARRAY['delivery'::text, 'returns'::text, 'contacts'::text, 'seller'::text, 'offer'::text, 'privacy'::text])))
);
--> statement-breakpoint
ALTER TABLE info_pages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME info_pages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE item_attributes (
    shop_id integer NOT NULL,
    item_id integer NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    value text NOT NULL,
    CONSTRAINT item_attributes_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
    CONSTRAINT item_attributes_position CHECK ((("position" >= 0) AND ("position" <= 49))),
    CONSTRAINT item_attributes_value CHECK (((char_length(value) >= 1) AND (char_length(value) <= 500)))
);
--> statement-breakpoint
CREATE TABLE item_import_pictures (
    shop_id integer NOT NULL,
    import_id integer NOT NULL,
    name text NOT NULL,
    upload_id uuid NOT NULL,
    image jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE item_import_rows (
    shop_id integer NOT NULL,
    import_id integer NOT NULL,
    number integer NOT NULL,
    cells jsonb NOT NULL,
    verdict text NOT NULL,
    item_id integer,
    item_version integer,
    changes jsonb DEFAULT '[]'::jsonb NOT NULL,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_written boolean DEFAULT false NOT NULL,
    CONSTRAINT item_import_rows_verdict_known CHECK ((verdict = ANY (ARRAY['create'::text, 'update'::text, 'same'::text, 'error'::text])))
);
--> statement-breakpoint
CREATE TABLE item_import_titles (
    shop_id integer NOT NULL,
    title text NOT NULL,
    field text
);
--> statement-breakpoint
CREATE TABLE item_imports (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    author_id integer NOT NULL,
    file_name text NOT NULL,
    file bytea NOT NULL,
    state text DEFAULT 'uploaded'::text NOT NULL,
    run integer DEFAULT 0 NOT NULL,
    format text NOT NULL,
    encoding text,
    delimiter text,
    columns jsonb DEFAULT '[]'::jsonb NOT NULL,
    mode text,
    problem text,
    done integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    touched_at timestamp with time zone NOT NULL,
    CONSTRAINT item_imports_state CHECK ((state = ANY (ARRAY['uploaded'::text, 'parsing'::text, 'previewed'::text, 'applying'::text, 'done'::text, 'failed'::text, 'canceled'::text])))
);
--> statement-breakpoint
ALTER TABLE item_imports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME item_imports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE item_other_categories (
    shop_id integer NOT NULL,
    item_id integer NOT NULL,
    category_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE items (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    category_id integer NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    retail_price bigint NOT NULL,
    trade_price bigint,
    discount integer DEFAULT 0 NOT NULL,
    discounted_price bigint GENERATED ALWAYS AS ((retail_price - (round((((retail_price * discount))::numeric / 100.0)))::bigint)) STORED NOT NULL,
    images jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_new boolean DEFAULT false NOT NULL,
    popularity integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    article text DEFAULT ''::text NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    search tsvector GENERATED ALWAYS AS ((setweight(((to_tsvector('russian'::regconfig, search_text(name)) || to_tsvector('simple'::regconfig, search_text(name))) || to_tsvector('simple'::regconfig, search_text(article))), 'A'::"char") || setweight((to_tsvector('russian'::regconfig, search_text(description)) || to_tsvector('simple'::regconfig, search_text(description))), 'B'::"char"))) STORED NOT NULL,
    count_step integer DEFAULT 1 NOT NULL,
    count_min integer DEFAULT 1 NOT NULL,
    stock integer,
    CONSTRAINT items_counts CHECK ((((count_step >= 1) AND (count_step <= 999)) AND ((count_min >= 1) AND (count_min <= 999)) AND (fit_count(count_min, count_step, count_min) >= count_min))),
    CONSTRAINT items_discount_range CHECK (((discount >= 0) AND (discount <= 100))),
    CONSTRAINT items_prices CHECK (((retail_price >= 0) AND ((trade_price IS NULL) OR (trade_price >= 0))))
);
--> statement-breakpoint
ALTER TABLE items ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE list_views (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    customer_id integer NOT NULL,
    list text NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    CONSTRAINT list_views_list CHECK ((list = ANY (ARRAY['orders'::text, 'lines'::text, 'groups'::text, 'payments'::text, 'purchases'::text])))
);
--> statement-breakpoint
ALTER TABLE list_views ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME list_views_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE order_events (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    order_id integer NOT NULL,
    kind text DEFAULT 'state'::text NOT NULL,
    from_state text,
    to_state text,
    line_id integer,
    change jsonb,
    author_id integer,
    reason text DEFAULT ''::text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    balance_short integer,
    CONSTRAINT order_events_change CHECK (((kind = 'state'::text) = (change IS NULL))),
    CONSTRAINT order_events_from CHECK ((from_state = ANY (ARRAY['created'::text, 'accepted'::text, 'need_pay'::text, 'collected'::text, 'delivery'::text, 'done'::text, 'completed'::text, 'canceled'::text, 'rejected'::text]))),
    CONSTRAINT order_events_kind CHECK ((kind = ANY (ARRAY['state'::text, 'line'::text, 'delivery'::text, 'note'::text]))),
    CONSTRAINT order_events_short CHECK (((balance_short IS NULL) OR ((balance_short > 0) AND (kind = 'state'::text)))),
    CONSTRAINT order_events_state CHECK (((kind = 'state'::text) = (to_state IS NOT NULL))),
    CONSTRAINT order_events_to CHECK ((to_state = ANY (ARRAY['created'::text, 'accepted'::text, 'need_pay'::text, 'collected'::text, 'delivery'::text, 'done'::text, 'completed'::text, 'canceled'::text, 'rejected'::text])))
);
--> statement-breakpoint
ALTER TABLE order_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE order_lines (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    order_id integer NOT NULL,
    item_id integer,
    description text NOT NULL,
    image jsonb,
    price bigint,
    count integer NOT NULL,
    comment text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'W'::text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    moves jsonb DEFAULT '[]'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    retail_price bigint,
    discount integer DEFAULT 0 NOT NULL,
    ordered_price bigint,
    purchase_id integer,
    album_id integer,
    CONSTRAINT order_lines_album CHECK (((album_id IS NULL) OR (purchase_id IS NOT NULL))),
    CONSTRAINT order_lines_count CHECK (((count >= 1) AND (count <= 999))),
    CONSTRAINT order_lines_discount CHECK (((discount >= 0) AND (discount <= 100))),
    CONSTRAINT order_lines_price CHECK (((price >= 0) AND (retail_price >= 0) AND (ordered_price >= 0))),
    CONSTRAINT order_lines_state CHECK ((state = ANY (ARRAY['W'::text, 'O'::text, 'P'::text, 'F'::text, 'C'::text])))
);
--> statement-breakpoint
ALTER TABLE order_lines ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME order_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE payment_changes (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    payment_id integer NOT NULL,
    fields jsonb NOT NULL,
    author_id integer NOT NULL,
    at timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE payment_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME payment_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE payments (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    customer_id integer NOT NULL,
    kind text NOT NULL,
    amount bigint NOT NULL,
    way text NOT NULL,
    state text DEFAULT 'W'::text NOT NULL,
    receipt jsonb,
    comment text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    decided_by integer,
    reason text DEFAULT ''::text NOT NULL,
    created_by integer,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT payments_amount CHECK ((amount > 0)),
    CONSTRAINT payments_kind CHECK ((kind = ANY (ARRAY['top_up'::text, 'refund'::text]))),
    CONSTRAINT payments_states CHECK ((state = ANY (ARRAY['W'::text, 'F'::text, 'C'::text]))),
    CONSTRAINT payments_way CHECK ((way = ANY (ARRAY['sbp'::text, 'card'::text, 'transfer'::text, 'cash'::text])))
);
--> statement-breakpoint
ALTER TABLE payments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE permission_groups (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    name text NOT NULL,
    flags text[] DEFAULT '{}'::text[] NOT NULL,
    is_for_new boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE permission_groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME permission_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE phone_guards (
    shop_id integer NOT NULL,
    phone text NOT NULL,
    wrong_tries integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE placed_orders (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    customer_id integer NOT NULL,
    state text DEFAULT 'created'::text NOT NULL,
    comment text DEFAULT ''::text NOT NULL,
    delivery_name text NOT NULL,
    delivery_price bigint NOT NULL,
    address text NOT NULL,
    recipient_name text NOT NULL,
    recipient_phone text,
    total bigint NOT NULL,
    items_count integer NOT NULL,
    preview jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    delivery_id integer,
    delivery_point_id integer,
    is_priced boolean DEFAULT true NOT NULL,
    state_since timestamp with time zone DEFAULT now() NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    delivery_full_price bigint,
    delivery_free_from bigint,
    CONSTRAINT placed_orders_prices CHECK (((delivery_price >= 0) AND (delivery_full_price >= 0) AND (delivery_free_from >= 0) AND (total >= 0))),
    CONSTRAINT placed_orders_states CHECK ((state = ANY (ARRAY['created'::text, 'accepted'::text, 'need_pay'::text, 'collected'::text, 'delivery'::text, 'done'::text, 'completed'::text, 'canceled'::text, 'rejected'::text])))
);
--> statement-breakpoint
ALTER TABLE placed_orders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME placed_orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE purchase_albums (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    purchase_id integer NOT NULL,
    name text NOT NULL,
    images jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE purchase_albums ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME purchase_albums_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE purchase_events (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    purchase_id integer NOT NULL,
    kind text NOT NULL,
    from_state text,
    to_state text,
    order_id integer,
    lines_count integer DEFAULT 0 NOT NULL,
    author_id integer,
    reason text DEFAULT ''::text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    canceled_count integer DEFAULT 0 NOT NULL,
    line_name text,
    CONSTRAINT purchase_events_canceled CHECK (((canceled_count >= 0) AND (canceled_count <= lines_count))),
    CONSTRAINT purchase_events_from CHECK ((from_state = ANY (ARRAY['open'::text, 'stopped'::text, 'sent'::text, 'received'::text, 'closed'::text]))),
    CONSTRAINT purchase_events_kind CHECK ((kind = ANY (ARRAY['state'::text, 'edited'::text, 'lines_sent'::text, 'lines_marked'::text, 'lines_received'::text, 'lines_unmarked'::text, 'lines_returned'::text]))),
    CONSTRAINT purchase_events_lines CHECK ((lines_count >= 0)),
    CONSTRAINT purchase_events_state CHECK (((kind = 'state'::text) = (to_state IS NOT NULL))),
    CONSTRAINT purchase_events_to CHECK ((to_state = ANY (ARRAY['open'::text, 'stopped'::text, 'sent'::text, 'received'::text, 'closed'::text])))
);
--> statement-breakpoint
ALTER TABLE purchase_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME purchase_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE purchases (
    id integer NOT NULL,
    shop_id integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    intermediary_id integer,
    name text NOT NULL,
    comment text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT purchases_state CHECK ((state = ANY (ARRAY['open'::text, 'stopped'::text, 'sent'::text, 'received'::text, 'closed'::text])))
);
--> statement-breakpoint
ALTER TABLE purchases ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME purchases_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE rate_limits (
    key text NOT NULL,
    points integer NOT NULL,
    expire timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE search_words (
    shop_id integer NOT NULL,
    word text NOT NULL
);
--> statement-breakpoint
CREATE TABLE shop_changes (
    shop_id integer NOT NULL,
    transaction bigint NOT NULL,
    kind text NOT NULL,
    record_id integer NOT NULL,
    customer_id integer,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT shop_changes_kind CHECK ((kind = ANY (ARRAY['order'::text, 'payment'::text, 'purchase'::text, 'customer'::text, 'shop'::text, 'delivery'::text, 'delivery_point'::text, 'category'::text, 'permission_group'::text])))
);
--> statement-breakpoint
CREATE TABLE shop_hosts (
    host text NOT NULL,
    shop_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE shops (
    id integer NOT NULL,
    host text,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    currency text DEFAULT '₽'::text NOT NULL,
    contacts jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_demo boolean DEFAULT false NOT NULL,
    requisites text DEFAULT ''::text NOT NULL,
    trade_prices_shown_to text DEFAULT 'wholesale'::text NOT NULL,
    popularity_counted_at timestamp with time zone,
    time_zone text DEFAULT 'Europe/Moscow'::text NOT NULL,
    staff_sign_in_by_code boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    logo jsonb,
    primary_color text DEFAULT '#0074E0'::text NOT NULL,
    min_order_sum bigint DEFAULT 0 NOT NULL,
    is_prepaid boolean DEFAULT false NOT NULL,
    CONSTRAINT shops_min_order_sum CHECK ((min_order_sum >= 0)),
    CONSTRAINT shops_primary_color CHECK ((primary_color ~ '^#[0-9A-F]{6}$'::text)),
    CONSTRAINT shops_time_zone CHECK (((time_zone ~ '^(UTC|Etc/GMT[+-][0-9]{1,2}|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+)+)$'::text) AND (timezone(time_zone, '2000-01-01 00:00:00'::timestamp without time zone) IS NOT NULL))),
    CONSTRAINT shops_trade_prices_shown_to CHECK ((trade_prices_shown_to = ANY (ARRAY['wholesale'::text, 'everyone'::text])))
);
--> statement-breakpoint
ALTER TABLE shops ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME shops_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE social_codes (
    hash text NOT NULL,
    shop_id integer NOT NULL,
    provider text NOT NULL,
    customer_id integer NOT NULL,
    browser_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE social_identities (
    shop_id integer NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    customer_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT social_identities_provider CHECK ((provider = ANY (ARRAY['vk-oauth2'::text, 'odnoklassniki-oauth2'::text])))
);
--> statement-breakpoint
CREATE TABLE tokens (
    hash text NOT NULL,
    shop_id integer NOT NULL,
    customer_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL
);
--> statement-breakpoint
CREATE TABLE uploads (
    id uuid NOT NULL,
    shop_id integer NOT NULL,
    customer_id integer NOT NULL,
    image jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE ONLY audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY balance_entries
    ADD CONSTRAINT balance_entries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY call_requests
    ADD CONSTRAINT call_requests_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY cart_items
    ADD CONSTRAINT cart_items_once UNIQUE (cart_id, item_id);
--> statement-breakpoint
ALTER TABLE ONLY cart_items
    ADD CONSTRAINT cart_items_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY carts
    ADD CONSTRAINT carts_customer_id_unique UNIQUE (customer_id);
--> statement-breakpoint
ALTER TABLE ONLY carts
    ADD CONSTRAINT carts_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY customer_groups
    ADD CONSTRAINT customer_groups_customer_id_group_id_pk PRIMARY KEY (customer_id, group_id);
--> statement-breakpoint
ALTER TABLE ONLY customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY delivery_points
    ADD CONSTRAINT delivery_points_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY demo_calls
    ADD CONSTRAINT demo_calls_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY favourites
    ADD CONSTRAINT favourites_customer_id_item_id_pk PRIMARY KEY (customer_id, item_id);
--> statement-breakpoint
ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_shop_id_customer_id_key_pk PRIMARY KEY (shop_id, customer_id, key);
--> statement-breakpoint
ALTER TABLE ONLY info_pages
    ADD CONSTRAINT info_pages_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY item_attributes
    ADD CONSTRAINT item_attributes_item_id_position_pk PRIMARY KEY (item_id, "position");
--> statement-breakpoint
ALTER TABLE ONLY item_attributes
    ADD CONSTRAINT item_attributes_once UNIQUE (item_id, name);
--> statement-breakpoint
ALTER TABLE ONLY item_import_pictures
    ADD CONSTRAINT item_import_pictures_import_id_name_pk PRIMARY KEY (import_id, name);
--> statement-breakpoint
ALTER TABLE ONLY item_import_rows
    ADD CONSTRAINT item_import_rows_import_id_number_pk PRIMARY KEY (import_id, number);
--> statement-breakpoint
ALTER TABLE ONLY item_import_titles
    ADD CONSTRAINT item_import_titles_shop_id_title_pk PRIMARY KEY (shop_id, title);
--> statement-breakpoint
ALTER TABLE ONLY item_imports
    ADD CONSTRAINT item_imports_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY item_other_categories
    ADD CONSTRAINT item_other_categories_item_id_category_id_pk PRIMARY KEY (item_id, category_id);
--> statement-breakpoint
ALTER TABLE ONLY items
    ADD CONSTRAINT items_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY list_views
    ADD CONSTRAINT list_views_name UNIQUE (customer_id, list, name);
--> statement-breakpoint
ALTER TABLE ONLY list_views
    ADD CONSTRAINT list_views_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY payment_changes
    ADD CONSTRAINT payment_changes_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY permission_groups
    ADD CONSTRAINT permission_groups_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY phone_guards
    ADD CONSTRAINT phone_guards_shop_id_phone_pk PRIMARY KEY (shop_id, phone);
--> statement-breakpoint
ALTER TABLE ONLY placed_orders
    ADD CONSTRAINT placed_orders_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY purchase_albums
    ADD CONSTRAINT purchase_albums_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY purchase_events
    ADD CONSTRAINT purchase_events_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY purchases
    ADD CONSTRAINT purchases_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
--> statement-breakpoint
ALTER TABLE ONLY search_words
    ADD CONSTRAINT search_words_shop_id_word_pk PRIMARY KEY (shop_id, word);
--> statement-breakpoint
ALTER TABLE ONLY shop_changes
    ADD CONSTRAINT shop_changes_shop_id_transaction_kind_record_id_pk PRIMARY KEY (shop_id, transaction, kind, record_id);
--> statement-breakpoint
ALTER TABLE ONLY shop_hosts
    ADD CONSTRAINT shop_hosts_pkey PRIMARY KEY (host);
--> statement-breakpoint
ALTER TABLE ONLY shops
    ADD CONSTRAINT shops_host_unique UNIQUE (host);
--> statement-breakpoint
ALTER TABLE ONLY shops
    ADD CONSTRAINT shops_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY social_codes
    ADD CONSTRAINT social_codes_pkey PRIMARY KEY (hash);
--> statement-breakpoint
ALTER TABLE ONLY social_identities
    ADD CONSTRAINT social_identities_shop_id_provider_subject_pk PRIMARY KEY (shop_id, provider, subject);
--> statement-breakpoint
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_id_unique UNIQUE (id);
--> statement-breakpoint
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
--> statement-breakpoint
ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX audit_entries_author ON audit_entries USING btree (shop_id, author_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX audit_entries_batch ON audit_entries USING btree (shop_id, batch_id, entity, record_id) WHERE (batch_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX audit_entries_newest ON audit_entries USING btree (shop_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX audit_entries_record ON audit_entries USING btree (shop_id, entity, record_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX balance_entries_customer ON balance_entries USING btree (customer_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX balance_entries_order ON balance_entries USING btree (order_id);
--> statement-breakpoint
CREATE INDEX call_requests_phone ON call_requests USING btree (shop_id, phone, created_at);
--> statement-breakpoint
CREATE INDEX categories_shop ON categories USING btree (shop_id, "position");
--> statement-breakpoint
CREATE INDEX customer_groups_group ON customer_groups USING btree (group_id);
--> statement-breakpoint
CREATE INDEX customers_by_first_name ON customers USING btree (shop_id, translate(lower(((first_name || ' '::text) || last_name)), 'ё'::text, 'е'::text) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX customers_by_last_name ON customers USING btree (shop_id, translate(lower(((last_name || ' '::text) || first_name)), 'ё'::text, 'е'::text) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX customers_by_phone ON customers USING btree (shop_id, phone text_pattern_ops);
--> statement-breakpoint
CREATE INDEX customers_by_phone_end ON customers USING btree (shop_id, reverse(phone) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX customers_fio ON customers USING btree (shop_id, last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", id);
--> statement-breakpoint
CREATE INDEX customers_intermediaries ON customers USING btree (shop_id) WHERE is_intermediary;
--> statement-breakpoint
CREATE UNIQUE INDEX customers_phone ON customers USING btree (shop_id, phone);
--> statement-breakpoint
CREATE INDEX demo_calls_phone ON demo_calls USING btree (shop_id, phone, created_at);
--> statement-breakpoint
CREATE INDEX favourites_marked ON favourites USING btree (customer_id, marked_at DESC NULLS LAST) WHERE is_marked;
--> statement-breakpoint
CREATE UNIQUE INDEX info_pages_slug ON info_pages USING btree (shop_id, slug);
--> statement-breakpoint
CREATE INDEX item_import_rows_verdict ON item_import_rows USING btree (import_id, verdict, number);
--> statement-breakpoint
CREATE INDEX item_imports_created ON item_imports USING btree (created_at);
--> statement-breakpoint
CREATE INDEX item_other_categories_category ON item_other_categories USING btree (category_id, item_id);
--> statement-breakpoint
CREATE UNIQUE INDEX items_article ON items USING btree (shop_id, lower((article COLLATE "und-x-icu"))) WHERE ((deleted_at IS NULL) AND (article <> ''::text));
--> statement-breakpoint
CREATE INDEX items_category ON items USING btree (shop_id, category_id, popularity DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX items_discount ON items USING btree (shop_id, discount DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX items_name ON items USING btree (shop_id, name COLLATE "und-x-icu", id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX items_new ON items USING btree (shop_id, is_new DESC NULLS LAST, id DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX items_popular ON items USING btree (shop_id, popularity DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX items_price ON items USING btree (shop_id, discounted_price, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX items_search ON items USING gin (search);
--> statement-breakpoint
CREATE INDEX items_wholesale_price ON items USING btree (shop_id, LEAST(discounted_price, trade_price), id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX items_wholesale_saving ON items USING btree (shop_id, (
CASE
    WHEN (trade_price < discounted_price) THEN round(((((retail_price - trade_price))::numeric * 100.0) / (retail_price)::numeric))
    ELSE (discount)::numeric
END) DESC NULLS LAST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX order_events_order ON order_events USING btree (order_id, id);
--> statement-breakpoint
CREATE INDEX order_lines_by_description ON order_lines USING btree (shop_id, description COLLATE "und-x-icu", id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX order_lines_by_price ON order_lines USING btree (shop_id, COALESCE(price, ('-1'::integer)::bigint), id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX order_lines_by_state ON order_lines USING btree (shop_id, state, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX order_lines_by_sum ON order_lines USING btree (shop_id, COALESCE((price * count), ('-1'::integer)::bigint), id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX order_lines_names ON order_lines USING gin (translate(lower(description), 'ё'::text, 'е'::text) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_lines_newest ON order_lines USING btree (shop_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX order_lines_order ON order_lines USING btree (order_id, id);
--> statement-breakpoint
CREATE INDEX order_lines_purchase ON order_lines USING btree (purchase_id, id) WHERE (purchase_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX payment_changes_payment ON payment_changes USING btree (payment_id, id);
--> statement-breakpoint
CREATE INDEX payments_customer ON payments USING btree (shop_id, customer_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX payments_newest ON payments USING btree (shop_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX payments_state ON payments USING btree (shop_id, state, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX payments_waiting ON payments USING btree (customer_id) WHERE (state = 'W'::text);
--> statement-breakpoint
CREATE INDEX payments_waiting_first ON payments USING btree (shop_id, ((state = 'W'::text)) DESC NULLS LAST, id DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX permission_groups_for_new ON permission_groups USING btree (shop_id) WHERE is_for_new;
--> statement-breakpoint
CREATE INDEX permission_groups_shop ON permission_groups USING btree (shop_id);
--> statement-breakpoint
CREATE INDEX placed_orders_by_total ON placed_orders USING btree (shop_id, total, id DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX placed_orders_created ON placed_orders USING btree (shop_id, created_at) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX placed_orders_customer ON placed_orders USING btree (shop_id, customer_id, id DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX placed_orders_in_work ON placed_orders USING btree (shop_id, customer_id, id DESC NULLS LAST) WHERE ((deleted_at IS NULL) AND (state = ANY (ARRAY['created'::text, 'accepted'::text, 'need_pay'::text, 'collected'::text])));
--> statement-breakpoint
CREATE INDEX placed_orders_newest ON placed_orders USING btree (shop_id, id DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX placed_orders_state ON placed_orders USING btree (shop_id, state, id DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX purchase_albums_newest ON purchase_albums USING btree (shop_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX purchase_albums_purchase ON purchase_albums USING btree (purchase_id, id);
--> statement-breakpoint
CREATE INDEX purchase_events_purchase ON purchase_events USING btree (purchase_id, id);
--> statement-breakpoint
CREATE INDEX purchases_intermediary ON purchases USING btree (shop_id, intermediary_id, id DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX purchases_newest ON purchases USING btree (shop_id, id DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX shop_changes_at ON shop_changes USING btree (at);
--> statement-breakpoint
CREATE INDEX shop_hosts_shop ON shop_hosts USING btree (shop_id);
--> statement-breakpoint
CREATE INDEX social_identities_customer ON social_identities USING btree (customer_id);
--> statement-breakpoint
CREATE INDEX tokens_customer ON tokens USING btree (customer_id);
--> statement-breakpoint
CREATE INDEX uploads_unused ON uploads USING btree (created_at) WHERE (used_at IS NULL);
--> statement-breakpoint
CREATE INDEX uploads_unused_of ON uploads USING btree (customer_id, created_at) WHERE (used_at IS NULL);
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER balance_entries_append_only BEFORE DELETE OR UPDATE ON balance_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER balance_entries_no_truncate BEFORE TRUNCATE ON balance_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER categories_tell AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH ROW EXECUTE FUNCTION tell_changed_setting('category');
--> statement-breakpoint
CREATE TRIGGER customers_tell_balance AFTER UPDATE OF balance ON customers FOR EACH ROW WHEN ((old.balance IS DISTINCT FROM new.balance)) EXECUTE FUNCTION tell_changed_balance();
--> statement-breakpoint
CREATE TRIGGER deliveries_tell AFTER INSERT OR DELETE OR UPDATE ON deliveries FOR EACH ROW EXECUTE FUNCTION tell_changed_setting('delivery');
--> statement-breakpoint
CREATE TRIGGER delivery_points_tell AFTER INSERT OR DELETE OR UPDATE ON delivery_points FOR EACH ROW EXECUTE FUNCTION tell_changed_setting('delivery_point');
--> statement-breakpoint
CREATE TRIGGER info_pages_tell AFTER UPDATE OF version ON info_pages FOR EACH ROW EXECUTE FUNCTION tell_changed_page();
--> statement-breakpoint
CREATE TRIGGER items_inserted_words AFTER INSERT ON items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER items_updated_words AFTER UPDATE ON items REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_search_words();
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE DELETE OR UPDATE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_events_no_truncate BEFORE TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_lines_change_stock AFTER UPDATE ON order_lines REFERENCING OLD TABLE AS old_lines NEW TABLE AS now_lines FOR EACH STATEMENT EXECUTE FUNCTION take_stock();
--> statement-breakpoint
CREATE TRIGGER order_lines_raise_version BEFORE UPDATE ON order_lines FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION raise_version();
--> statement-breakpoint
CREATE TRIGGER order_lines_return_stock AFTER DELETE ON order_lines REFERENCING OLD TABLE AS old_lines FOR EACH STATEMENT EXECUTE FUNCTION take_stock();
--> statement-breakpoint
CREATE TRIGGER order_lines_take_stock AFTER INSERT ON order_lines REFERENCING NEW TABLE AS now_lines FOR EACH STATEMENT EXECUTE FUNCTION take_stock();
--> statement-breakpoint
CREATE TRIGGER order_lines_tell_delete AFTER DELETE ON order_lines REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();
--> statement-breakpoint
CREATE TRIGGER order_lines_tell_insert AFTER INSERT ON order_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();
--> statement-breakpoint
CREATE TRIGGER order_lines_tell_update AFTER UPDATE ON order_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();
--> statement-breakpoint
CREATE TRIGGER payment_changes_append_only BEFORE DELETE OR UPDATE ON payment_changes FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payment_changes_no_truncate BEFORE TRUNCATE ON payment_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payments_tell_insert AFTER INSERT ON payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();
--> statement-breakpoint
CREATE TRIGGER payments_tell_update AFTER UPDATE ON payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();
--> statement-breakpoint
CREATE TRIGGER permission_groups_tell AFTER INSERT OR DELETE OR UPDATE ON permission_groups FOR EACH ROW EXECUTE FUNCTION tell_changed_setting('permission_group');
--> statement-breakpoint
CREATE TRIGGER placed_orders_tell_insert AFTER INSERT ON placed_orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();
--> statement-breakpoint
CREATE TRIGGER placed_orders_tell_update AFTER UPDATE ON placed_orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();
--> statement-breakpoint
CREATE TRIGGER purchase_events_append_only BEFORE DELETE OR UPDATE ON purchase_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER purchase_events_no_truncate BEFORE TRUNCATE ON purchase_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER purchases_tell_insert AFTER INSERT ON purchases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();
--> statement-breakpoint
CREATE TRIGGER purchases_tell_update AFTER UPDATE ON purchases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();
--> statement-breakpoint
CREATE TRIGGER shops_tell_settings AFTER UPDATE OF version ON shops FOR EACH ROW WHEN ((old.version IS DISTINCT FROM new.version)) EXECUTE FUNCTION tell_changed_shop();
--> statement-breakpoint
ALTER TABLE ONLY audit_entries
    ADD CONSTRAINT audit_entries_author_id_customers_id_fk FOREIGN KEY (author_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY audit_entries
    ADD CONSTRAINT audit_entries_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY balance_entries
    ADD CONSTRAINT balance_entries_author_id_customers_id_fk FOREIGN KEY (author_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY balance_entries
    ADD CONSTRAINT balance_entries_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY balance_entries
    ADD CONSTRAINT balance_entries_order_id_placed_orders_id_fk FOREIGN KEY (order_id) REFERENCES placed_orders(id);
--> statement-breakpoint
ALTER TABLE ONLY balance_entries
    ADD CONSTRAINT balance_entries_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
--> statement-breakpoint
ALTER TABLE ONLY balance_entries
    ADD CONSTRAINT balance_entries_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY call_requests
    ADD CONSTRAINT call_requests_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY cart_items
    ADD CONSTRAINT cart_items_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY cart_items
    ADD CONSTRAINT cart_items_item_id_items_id_fk FOREIGN KEY (item_id) REFERENCES items(id);
--> statement-breakpoint
ALTER TABLE ONLY cart_items
    ADD CONSTRAINT cart_items_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY carts
    ADD CONSTRAINT carts_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY carts
    ADD CONSTRAINT carts_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY categories
    ADD CONSTRAINT categories_parent_id_categories_id_fk FOREIGN KEY (parent_id) REFERENCES categories(id);
--> statement-breakpoint
ALTER TABLE ONLY categories
    ADD CONSTRAINT categories_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY customer_groups
    ADD CONSTRAINT customer_groups_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY customer_groups
    ADD CONSTRAINT customer_groups_group_id_permission_groups_id_fk FOREIGN KEY (group_id) REFERENCES permission_groups(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY customer_groups
    ADD CONSTRAINT customer_groups_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY customers
    ADD CONSTRAINT customers_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY deliveries
    ADD CONSTRAINT deliveries_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY delivery_points
    ADD CONSTRAINT delivery_points_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY demo_calls
    ADD CONSTRAINT demo_calls_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY favourites
    ADD CONSTRAINT favourites_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY favourites
    ADD CONSTRAINT favourites_item_id_items_id_fk FOREIGN KEY (item_id) REFERENCES items(id);
--> statement-breakpoint
ALTER TABLE ONLY favourites
    ADD CONSTRAINT favourites_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY info_pages
    ADD CONSTRAINT info_pages_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY item_attributes
    ADD CONSTRAINT item_attributes_item_id_items_id_fk FOREIGN KEY (item_id) REFERENCES items(id);
--> statement-breakpoint
ALTER TABLE ONLY item_attributes
    ADD CONSTRAINT item_attributes_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY item_import_pictures
    ADD CONSTRAINT item_import_pictures_import_id_item_imports_id_fk FOREIGN KEY (import_id) REFERENCES item_imports(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY item_import_pictures
    ADD CONSTRAINT item_import_pictures_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY item_import_rows
    ADD CONSTRAINT item_import_rows_import_id_item_imports_id_fk FOREIGN KEY (import_id) REFERENCES item_imports(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY item_import_rows
    ADD CONSTRAINT item_import_rows_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY item_import_titles
    ADD CONSTRAINT item_import_titles_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY item_imports
    ADD CONSTRAINT item_imports_author_id_customers_id_fk FOREIGN KEY (author_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY item_imports
    ADD CONSTRAINT item_imports_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY item_other_categories
    ADD CONSTRAINT item_other_categories_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id);
--> statement-breakpoint
ALTER TABLE ONLY item_other_categories
    ADD CONSTRAINT item_other_categories_item_id_items_id_fk FOREIGN KEY (item_id) REFERENCES items(id);
--> statement-breakpoint
ALTER TABLE ONLY item_other_categories
    ADD CONSTRAINT item_other_categories_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY items
    ADD CONSTRAINT items_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id);
--> statement-breakpoint
ALTER TABLE ONLY items
    ADD CONSTRAINT items_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY list_views
    ADD CONSTRAINT list_views_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY list_views
    ADD CONSTRAINT list_views_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY order_events
    ADD CONSTRAINT order_events_author_id_customers_id_fk FOREIGN KEY (author_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY order_events
    ADD CONSTRAINT order_events_order_id_placed_orders_id_fk FOREIGN KEY (order_id) REFERENCES placed_orders(id);
--> statement-breakpoint
ALTER TABLE ONLY order_events
    ADD CONSTRAINT order_events_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_album_id_purchase_albums_id_fk FOREIGN KEY (album_id) REFERENCES purchase_albums(id);
--> statement-breakpoint
ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_item_id_items_id_fk FOREIGN KEY (item_id) REFERENCES items(id);
--> statement-breakpoint
ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_order_id_placed_orders_id_fk FOREIGN KEY (order_id) REFERENCES placed_orders(id);
--> statement-breakpoint
ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_purchase_id_purchases_id_fk FOREIGN KEY (purchase_id) REFERENCES purchases(id);
--> statement-breakpoint
ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY payment_changes
    ADD CONSTRAINT payment_changes_author_id_customers_id_fk FOREIGN KEY (author_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY payment_changes
    ADD CONSTRAINT payment_changes_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
--> statement-breakpoint
ALTER TABLE ONLY payment_changes
    ADD CONSTRAINT payment_changes_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_created_by_customers_id_fk FOREIGN KEY (created_by) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_decided_by_customers_id_fk FOREIGN KEY (decided_by) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY permission_groups
    ADD CONSTRAINT permission_groups_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY phone_guards
    ADD CONSTRAINT phone_guards_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY placed_orders
    ADD CONSTRAINT placed_orders_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY placed_orders
    ADD CONSTRAINT placed_orders_delivery_id_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES deliveries(id);
--> statement-breakpoint
ALTER TABLE ONLY placed_orders
    ADD CONSTRAINT placed_orders_delivery_point_id_delivery_points_id_fk FOREIGN KEY (delivery_point_id) REFERENCES delivery_points(id);
--> statement-breakpoint
ALTER TABLE ONLY placed_orders
    ADD CONSTRAINT placed_orders_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY purchase_albums
    ADD CONSTRAINT purchase_albums_purchase_id_purchases_id_fk FOREIGN KEY (purchase_id) REFERENCES purchases(id);
--> statement-breakpoint
ALTER TABLE ONLY purchase_albums
    ADD CONSTRAINT purchase_albums_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY purchase_events
    ADD CONSTRAINT purchase_events_author_id_customers_id_fk FOREIGN KEY (author_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY purchase_events
    ADD CONSTRAINT purchase_events_purchase_id_purchases_id_fk FOREIGN KEY (purchase_id) REFERENCES purchases(id);
--> statement-breakpoint
ALTER TABLE ONLY purchase_events
    ADD CONSTRAINT purchase_events_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY purchases
    ADD CONSTRAINT purchases_intermediary_id_customers_id_fk FOREIGN KEY (intermediary_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY purchases
    ADD CONSTRAINT purchases_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY search_words
    ADD CONSTRAINT search_words_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY shop_changes
    ADD CONSTRAINT shop_changes_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY shop_hosts
    ADD CONSTRAINT shop_hosts_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY social_codes
    ADD CONSTRAINT social_codes_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY social_codes
    ADD CONSTRAINT social_codes_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY social_identities
    ADD CONSTRAINT social_identities_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY social_identities
    ADD CONSTRAINT social_identities_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
--> statement-breakpoint
ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);
