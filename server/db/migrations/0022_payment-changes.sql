CREATE TABLE "payment_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"author_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_changes" ADD CONSTRAINT "payment_changes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_changes" ADD CONSTRAINT "payment_changes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_changes" ADD CONSTRAINT "payment_changes_author_id_customers_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_changes_payment" ON "payment_changes" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payments_waiting_first" ON "payments" USING btree ("shop_id",(state = 'W') desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customers_fio" ON "customers" USING btree ("shop_id",last_name collate "und-x-icu",first_name collate "und-x-icu","id");--> statement-breakpoint
CREATE TRIGGER payment_changes_append_only BEFORE UPDATE OR DELETE ON "payment_changes" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER payment_changes_no_truncate BEFORE TRUNCATE ON "payment_changes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
