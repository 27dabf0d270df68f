CREATE TABLE "catalogue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"price_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"period" text DEFAULT 'once' NOT NULL,
	"tax_bp" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"user_id" uuid NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_numbers_user_id_series_year_pk" PRIMARY KEY("user_id","series","year")
);
--> statement-breakpoint
CREATE TABLE "invoice_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seller" jsonb,
	"iban" text DEFAULT '' NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"due_days" integer DEFAULT 14 NOT NULL,
	"prefix" text DEFAULT '' NOT NULL,
	"terms" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid,
	"kind" text NOT NULL,
	"number" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"buyer" jsonb NOT NULL,
	"seller" jsonb,
	"pay" jsonb,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"currency" text NOT NULL,
	"net_minor" bigint DEFAULT 0 NOT NULL,
	"total_minor" bigint DEFAULT 0 NOT NULL,
	"paid_minor" bigint DEFAULT 0 NOT NULL,
	"credited_minor" bigint DEFAULT 0 NOT NULL,
	"tax_reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"issued_on" date,
	"supplied" text DEFAULT '' NOT NULL,
	"due_on" date,
	"buyer_reference" text DEFAULT '' NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"corrects_id" uuid,
	"repeat" jsonb,
	"reminded" smallint DEFAULT 0 NOT NULL,
	"link_hash" text,
	"link_views" integer DEFAULT 0 NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount_minor" bigint DEFAULT 0 NOT NULL,
	"on_date" date NOT NULL,
	"method" text NOT NULL,
	"note" text,
	"source" text DEFAULT 'you' NOT NULL,
	"statement_ref" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue" ADD CONSTRAINT "catalogue_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_numbers" ADD CONSTRAINT "invoice_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_settings" ADD CONSTRAINT "invoice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_user_id_created_at_index" ON "catalogue" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("user_id","kind","number");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_workspace_id_index" ON "invoices" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "invoices_corrects_id_index" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "invoices_repeating" ON "invoices" USING btree ((repeat->>'next_on')) WHERE repeat is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_user_id_statement_ref_index" ON "payments" USING btree ("user_id","statement_ref");--> statement-breakpoint
CREATE INDEX "payments_invoice_id_index" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payments_user_id_on_date_index" ON "payments" USING btree ("user_id","on_date");