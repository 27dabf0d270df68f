CREATE TABLE "findings" (
	"asset_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"finding" text NOT NULL,
	"check" text NOT NULL,
	"rule" text NOT NULL,
	"severity" text NOT NULL,
	"confidence" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	"first_seen" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_light" timestamp with time zone,
	"seen_full" timestamp with time zone,
	"report_id" uuid NOT NULL,
	CONSTRAINT "findings_asset_id_finding_opened_at_pk" PRIMARY KEY("asset_id","finding","opened_at")
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "followed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "followed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "findings_course" ON "findings" USING btree ("workspace_id","severity","opened_at","gone_at");--> statement-breakpoint
CREATE INDEX "findings_open" ON "findings" USING btree ("workspace_id","severity","since") WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX "assets_behind" ON "assets" USING btree ("workspace_id") WHERE reported_at is distinct from followed_at;--> statement-breakpoint
CREATE INDEX "scans_workspace_id_completed_at_index" ON "scans" USING btree ("workspace_id","completed_at");