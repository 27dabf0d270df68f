CREATE TABLE "widget_leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"lead_scan_id" uuid,
	"website" text,
	"host" text,
	"email" text NOT NULL,
	"email_norm" text NOT NULL,
	"name" text,
	"phone" text,
	"message" text,
	"page_url" text,
	"referrer" text,
	"utm" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"consent_text" text NOT NULL,
	"consent_version" integer NOT NULL,
	"consent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"country" text,
	"spam" smallint DEFAULT 0 NOT NULL,
	"mailed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"lead_id" uuid,
	"client_workspace_id" uuid,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "widgets" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"old_key" text,
	"old_key_until" timestamp with time zone,
	"configuration" jsonb NOT NULL,
	"consent_text" text DEFAULT '' NOT NULL,
	"consent_version" integer DEFAULT 1 NOT NULL,
	"earlier_consents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"privacy_url" text,
	"allowed_hosts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"language" text,
	"retention_months" integer DEFAULT 24 NOT NULL,
	"seen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"days" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "widgets_key_unique" UNIQUE("key"),
	CONSTRAINT "widgets_old_key_unique" UNIQUE("old_key")
);
--> statement-breakpoint
ALTER TABLE "lead_scans" ADD COLUMN "visitor" text;--> statement-breakpoint
ALTER TABLE "widget_leads" ADD CONSTRAINT "widget_leads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_leads" ADD CONSTRAINT "widget_leads_lead_scan_id_lead_scans_id_fk" FOREIGN KEY ("lead_scan_id") REFERENCES "public"."lead_scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_leads" ADD CONSTRAINT "widget_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_leads" ADD CONSTRAINT "widget_leads_client_workspace_id_workspaces_id_fk" FOREIGN KEY ("client_workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widgets" ADD CONSTRAINT "widgets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "widget_leads_workspace_id_created_at_index" ON "widget_leads" USING btree ("workspace_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "widget_leads_workspace_id_email_norm_index" ON "widget_leads" USING btree ("workspace_id","email_norm");--> statement-breakpoint
CREATE INDEX "widget_leads_lead_scan_id_index" ON "widget_leads" USING btree ("lead_scan_id");--> statement-breakpoint
CREATE INDEX "widget_leads_lead_id_index" ON "widget_leads" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "widget_leads_client_workspace_id_index" ON "widget_leads" USING btree ("client_workspace_id");--> statement-breakpoint
CREATE INDEX "widget_leads_removed" ON "widget_leads" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "lead_scans_visitor" ON "lead_scans" USING btree ("visitor") WHERE visitor is not null;