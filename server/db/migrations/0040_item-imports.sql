CREATE TABLE "item_import_pictures" (
	"shop_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"name" text NOT NULL,
	"upload_id" uuid NOT NULL,
	"image" jsonb NOT NULL,
	CONSTRAINT "item_import_pictures_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
CREATE TABLE "item_import_rows" (
	"shop_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"item_id" integer,
	"item_version" integer,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_written" boolean DEFAULT false NOT NULL,
	CONSTRAINT "item_import_rows_import_id_number_pk" PRIMARY KEY("import_id","number"),
	CONSTRAINT "item_import_rows_verdict_known" CHECK (verdict in ('create', 'update', 'same', 'error'))
);
--> statement-breakpoint
CREATE TABLE "item_import_titles" (
	"shop_id" integer NOT NULL,
	"title" text NOT NULL,
	"field" text,
	CONSTRAINT "item_import_titles_shop_id_title_pk" PRIMARY KEY("shop_id","title")
);
--> statement-breakpoint
CREATE TABLE "item_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"file" "bytea" NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"format" text NOT NULL,
	"encoding" text,
	"delimiter" text,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mode" text,
	"problem" text,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_imports_state" CHECK (state in ('uploaded', 'parsing', 'previewed', 'applying', 'done', 'failed', 'canceled'))
);
--> statement-breakpoint
ALTER TABLE "item_import_pictures" ADD CONSTRAINT "item_import_pictures_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_import_pictures" ADD CONSTRAINT "item_import_pictures_import_id_item_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."item_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_import_rows" ADD CONSTRAINT "item_import_rows_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_import_rows" ADD CONSTRAINT "item_import_rows_import_id_item_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."item_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_import_titles" ADD CONSTRAINT "item_import_titles_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_imports" ADD CONSTRAINT "item_imports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_imports" ADD CONSTRAINT "item_imports_author_id_customers_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_import_rows_verdict" ON "item_import_rows" USING btree ("import_id","verdict","number");--> statement-breakpoint
CREATE INDEX "item_imports_created" ON "item_imports" USING btree ("created_at");