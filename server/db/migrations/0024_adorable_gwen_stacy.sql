CREATE TABLE "lead_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"provider" text NOT NULL,
	"keyword" text NOT NULL,
	"location" text NOT NULL,
	"country" text,
	"radius_km" integer NOT NULL,
	"language" text NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"cost" integer DEFAULT 0 NOT NULL,
	"page_tokens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"results" jsonb,
	"ran_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_spots" (
	"place" text PRIMARY KEY NOT NULL,
	"spot" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_searches" ADD CONSTRAINT "lead_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_searches_user_id_ran_at_index" ON "lead_searches" USING btree ("user_id","ran_at");--> statement-breakpoint
CREATE INDEX "lead_searches_source_ran_at_index" ON "lead_searches" USING btree ("source","ran_at");--> statement-breakpoint
CREATE INDEX "lead_searches_expires_at_index" ON "lead_searches" USING btree ("expires_at");