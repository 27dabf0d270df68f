CREATE TABLE "findings_triage" (
	"asset_id" uuid NOT NULL,
	"finding" text NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"accepted_until" date,
	"by" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "findings_triage_asset_id_finding_pk" PRIMARY KEY("asset_id","finding")
);
--> statement-breakpoint
ALTER TABLE "findings_triage" ADD CONSTRAINT "findings_triage_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findings_triage" ADD CONSTRAINT "findings_triage_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;