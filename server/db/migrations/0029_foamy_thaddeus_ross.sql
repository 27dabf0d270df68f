CREATE TABLE "brand_domains" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"checked_at" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_domains_user_id_host_unique" UNIQUE("user_id","host")
);
--> statement-breakpoint
CREATE TABLE "brand_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mime" text DEFAULT 'image/png' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_files_user_id_sha256_unique" UNIQUE("user_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "brandings" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "brandings" ADD COLUMN "logo_dark_id" uuid;--> statement-breakpoint
ALTER TABLE "brandings" ADD COLUMN "mark_id" uuid;--> statement-breakpoint
ALTER TABLE "brandings" ADD COLUMN "is_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_domains" ADD CONSTRAINT "brand_domains_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_files" ADD CONSTRAINT "brand_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_domains_active" ON "brand_domains" USING btree ("host") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "brand_files_sha256_index" ON "brand_files" USING btree ("sha256");--> statement-breakpoint
ALTER TABLE "brandings" ADD CONSTRAINT "brandings_logo_id_brand_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."brand_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brandings" ADD CONSTRAINT "brandings_logo_dark_id_brand_files_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."brand_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brandings" ADD CONSTRAINT "brandings_mark_id_brand_files_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."brand_files"("id") ON DELETE set null ON UPDATE no action;