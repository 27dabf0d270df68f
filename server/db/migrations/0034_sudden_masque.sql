CREATE TABLE "site_claims" (
	"site_id" uuid NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_claims_site_id_host_pk" PRIMARY KEY("site_id","host")
);
--> statement-breakpoint
CREATE TABLE "site_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"is_main" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"detail" jsonb,
	"records" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name_servers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_mail" boolean DEFAULT true NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"active_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "asset_id" uuid;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "widget_leads" ADD COLUMN "site_form_id" uuid;--> statement-breakpoint
ALTER TABLE "site_claims" ADD CONSTRAINT "site_claims_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_hosts_site_id_index" ON "site_hosts" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "site_hosts_next_check_at_index" ON "site_hosts" USING btree ("next_check_at");--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_leads" ADD CONSTRAINT "widget_leads_site_form_id_site_forms_id_fk" FOREIGN KEY ("site_form_id") REFERENCES "public"."site_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_pictures_hash_index" ON "site_pictures" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "sites_asset_id_index" ON "sites" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "widget_leads_site_form_id_index" ON "widget_leads" USING btree ("site_form_id");