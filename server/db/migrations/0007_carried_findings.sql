CREATE TABLE "removed_assets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scans" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "carried" jsonb;--> statement-breakpoint
ALTER TABLE "removed_assets" ADD CONSTRAINT "removed_assets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_assets_workspace_id_index" ON "removed_assets" USING btree ("workspace_id");