CREATE TABLE "site_files" (
	"version_id" uuid NOT NULL,
	"path" text NOT NULL,
	"type" text NOT NULL,
	"body" "bytea" NOT NULL,
	"br" "bytea",
	"gzip" "bytea",
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "site_files_version_id_path_pk" PRIMARY KEY("version_id","path")
);
--> statement-breakpoint
CREATE TABLE "site_forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"page" text NOT NULL,
	"fields" jsonb NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_pictures" (
	"id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"body" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_pictures_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"rev" integer NOT NULL,
	"document" jsonb NOT NULL,
	"label" text,
	"by" text NOT NULL,
	"kind" text DEFAULT 'saved' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid,
	"name" text NOT NULL,
	"client_name" text,
	"template_id" text NOT NULL,
	"slug" text NOT NULL,
	"business" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version_id" uuid,
	"published_id" uuid,
	"document_rev" integer DEFAULT 1 NOT NULL,
	"first_published_at" timestamp with time zone,
	"last_published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sites_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "site_files" ADD CONSTRAINT "site_files_version_id_site_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."site_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_forms" ADD CONSTRAINT "site_forms_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_forms_site_id_at_index" ON "site_forms" USING btree ("site_id","at");--> statement-breakpoint
CREATE INDEX "site_forms_new" ON "site_forms" USING btree ("site_id") WHERE status = 'new';--> statement-breakpoint
CREATE INDEX "site_versions_site_id_rev_index" ON "site_versions" USING btree ("site_id","rev");--> statement-breakpoint
CREATE INDEX "sites_user_id_updated_at_index" ON "sites" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "sites_workspace_id_index" ON "sites" USING btree ("workspace_id");