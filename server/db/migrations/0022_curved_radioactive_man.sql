CREATE TABLE "wp_hardening" (
	"site_id" uuid NOT NULL,
	"key" text NOT NULL,
	"note" text NOT NULL,
	"until" date,
	"by" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wp_hardening_site_id_key_pk" PRIMARY KEY("site_id","key")
);
--> statement-breakpoint
CREATE TABLE "wp_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wp_once" (
	"site_id" uuid NOT NULL,
	"once" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wp_once_site_id_once_pk" PRIMARY KEY("site_id","once")
);
--> statement-breakpoint
CREATE TABLE "wp_sites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"public_key" text,
	"rest_url" text,
	"facts" jsonb,
	"flaws" jsonb,
	"summary" jsonb,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"paused_at" timestamp with time zone,
	"paired_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"last_ping_at" timestamp with time zone,
	"misses" integer DEFAULT 0 NOT NULL,
	"silent_since" timestamp with time zone,
	"last_error" jsonb,
	"copy_url" text,
	"copy_ignored" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wp_sites_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "wp_hardening" ADD CONSTRAINT "wp_hardening_site_id_wp_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."wp_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wp_hardening" ADD CONSTRAINT "wp_hardening_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wp_history" ADD CONSTRAINT "wp_history_site_id_wp_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."wp_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wp_once" ADD CONSTRAINT "wp_once_site_id_wp_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."wp_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wp_sites" ADD CONSTRAINT "wp_sites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wp_hardening_by_index" ON "wp_hardening" USING btree ("by");--> statement-breakpoint
CREATE INDEX "wp_history_site_id_at_index" ON "wp_history" USING btree ("site_id","at");--> statement-breakpoint
CREATE INDEX "wp_history_at_index" ON "wp_history" USING btree ("at");--> statement-breakpoint
CREATE INDEX "wp_once_at_index" ON "wp_once" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "wp_sites_place" ON "wp_sites" USING btree ("workspace_id","host","path");--> statement-breakpoint
CREATE INDEX "wp_sites_host_index" ON "wp_sites" USING btree ("host");--> statement-breakpoint
CREATE INDEX "wp_sites_awaited" ON "wp_sites" USING btree ("last_seen_at") WHERE status in ('connected', 'unreachable', 'error');