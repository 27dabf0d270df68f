CREATE TABLE "lead_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_scans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text DEFAULT 'lead' NOT NULL,
	"batch_id" uuid,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"interruptions" integer DEFAULT 0 NOT NULL,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"result" jsonb,
	"score" integer,
	"grade" text,
	"counts" jsonb,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure_reason" text,
	"failure_message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"heartbeat_at" timestamp with time zone,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "do_not_contact" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"shown" text NOT NULL,
	"reason" text,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"source" text NOT NULL,
	"source_url" text,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"is_chosen" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_outreach" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"tone" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"basis" text DEFAULT 'none' NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"weights" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"retention_months" smallint DEFAULT 12 NOT NULL,
	"sender" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"name_key" text DEFAULT '' NOT NULL,
	"category" text,
	"website" text,
	"host" text,
	"phone" text,
	"phone_e164" text,
	"email" text,
	"email_norm" text,
	"city" text,
	"country" text,
	"lat" double precision,
	"lng" double precision,
	"place_key" text,
	"status" text DEFAULT 'new' NOT NULL,
	"lost_reason" text,
	"opportunity" smallint DEFAULT 0 NOT NULL,
	"opportunity_is_least" boolean DEFAULT true NOT NULL,
	"opportunity_parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"value_minor" bigint,
	"value_currency" text,
	"value_period" text,
	"next_step" text,
	"next_step_at" timestamp with time zone,
	"next_step_has_time" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"notes" text,
	"last_contact_at" timestamp with time zone,
	"last_reply_at" timestamp with time zone,
	"client_workspace_id" uuid,
	"lead_scan_id" uuid,
	"rank" text DEFAULT 'm' NOT NULL,
	"status_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"lead_scan_id" uuid,
	"token_hash" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"last_view_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "lead_batches" ADD CONSTRAINT "lead_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_batches" ADD CONSTRAINT "lead_batches_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_scans" ADD CONSTRAINT "lead_scans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_scans" ADD CONSTRAINT "lead_scans_batch_id_lead_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."lead_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "do_not_contact" ADD CONSTRAINT "do_not_contact_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_facts" ADD CONSTRAINT "lead_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_facts" ADD CONSTRAINT "lead_facts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_outreach" ADD CONSTRAINT "lead_outreach_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_outreach" ADD CONSTRAINT "lead_outreach_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_settings" ADD CONSTRAINT "lead_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_client_workspace_id_workspaces_id_fk" FOREIGN KEY ("client_workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_lead_scan_id_lead_scans_id_fk" FOREIGN KEY ("lead_scan_id") REFERENCES "public"."lead_scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_lead_scan_id_lead_scans_id_fk" FOREIGN KEY ("lead_scan_id") REFERENCES "public"."lead_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_batches_workspace_id_created_at_index" ON "lead_batches" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_batches_user_id_index" ON "lead_batches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lead_scans_user_id_host_created_at_index" ON "lead_scans" USING btree ("user_id","host","created_at");--> statement-breakpoint
CREATE INDEX "lead_scans_batch_id_index" ON "lead_scans" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "lead_scans_waiting" ON "lead_scans" USING btree ("created_at") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "lead_scans_running" ON "lead_scans" USING btree ("user_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "lead_scans_created_at_index" ON "lead_scans" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "do_not_contact_user_id_kind_hash_index" ON "do_not_contact" USING btree ("user_id","kind","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_facts_once" ON "lead_facts" USING btree ("lead_id","key","source",md5(value::text));--> statement-breakpoint
CREATE INDEX "lead_facts_ending" ON "lead_facts" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "lead_facts_user_id_index" ON "lead_facts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lead_notes_lead_id_at_index" ON "lead_notes" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "lead_notes_user_id_index" ON "lead_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lead_outreach_lead_id_created_at_index" ON "lead_outreach" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_outreach_user_id_index" ON "lead_outreach" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_place" ON "leads" USING btree ("user_id","place_key") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "leads_host" ON "leads" USING btree ("user_id","host") WHERE host is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "leads_board" ON "leads" USING btree ("workspace_id","status",rank collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_changed" ON "leads" USING btree ("workspace_id","updated_at");--> statement-breakpoint
CREATE INDEX "leads_user_id_email_norm_index" ON "leads" USING btree ("user_id","email_norm");--> statement-breakpoint
CREATE INDEX "leads_user_id_phone_e164_index" ON "leads" USING btree ("user_id","phone_e164");--> statement-breakpoint
CREATE INDEX "leads_user_id_name_key_index" ON "leads" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "leads_user_id_next_step_at_index" ON "leads" USING btree ("user_id","next_step_at");--> statement-breakpoint
CREATE INDEX "leads_client_workspace_id_index" ON "leads" USING btree ("client_workspace_id");--> statement-breakpoint
CREATE INDEX "leads_lead_scan_id_index" ON "leads" USING btree ("lead_scan_id");--> statement-breakpoint
CREATE INDEX "leads_touched_at_index" ON "leads" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "leads_removed" ON "leads" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "shares_lead_id_index" ON "shares" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "shares_user_id_index" ON "shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shares_expires_at_index" ON "shares" USING btree ("expires_at");