CREATE TABLE "recipe_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipe_id" uuid NOT NULL,
	"recipe_version" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" jsonb,
	"subject" text DEFAULT '' NOT NULL,
	"asset_id" uuid,
	"matched" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"trigger" jsonb NOT NULL,
	"conditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"match" text DEFAULT 'all' NOT NULL,
	"actions" jsonb NOT NULL,
	"throttle_minutes" integer DEFAULT 0 NOT NULL,
	"collect" boolean DEFAULT false NOT NULL,
	"quiet" text DEFAULT 'send' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"consent" jsonb,
	"active_since" timestamp with time zone DEFAULT now() NOT NULL,
	"last_run_at" timestamp with time zone,
	"last_result" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "caused_by" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "caused_by" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_backfill" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "matched_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "recipe_runs" ADD CONSTRAINT "recipe_runs_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_runs" ADD CONSTRAINT "recipe_runs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_runs" ADD CONSTRAINT "recipe_runs_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_runs_once" ON "recipe_runs" USING btree ("recipe_id","event_id") WHERE not is_test;--> statement-breakpoint
CREATE INDEX "recipe_runs_recipe_id_at_index" ON "recipe_runs" USING btree ("recipe_id","at");--> statement-breakpoint
CREATE INDEX "recipe_runs_told" ON "recipe_runs" USING btree ("recipe_id","subject","told_at") WHERE not is_test;--> statement-breakpoint
CREATE INDEX "recipe_runs_due" ON "recipe_runs" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "recipe_runs_event_id_index" ON "recipe_runs" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "recipe_runs_asset_id_index" ON "recipe_runs" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "recipes_workspace_id_index" ON "recipes" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "recipes_saved_by_index" ON "recipes" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "recipes_scheduled" ON "recipes" USING btree ("workspace_id") WHERE status = 'active' and trigger->>'type' = 'schedule';--> statement-breakpoint
CREATE INDEX "events_unmatched" ON "events" USING btree ("workspace_id","id") WHERE matched_at is null and not is_backfill;
--> statement-breakpoint
-- What happened before there were recipes has been told to none: the default of a new column says so without a write to any row.
ALTER TABLE "events" ALTER COLUMN "matched_at" DROP DEFAULT;
