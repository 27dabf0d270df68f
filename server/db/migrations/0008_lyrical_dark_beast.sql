ALTER TABLE "assets" ADD COLUMN "proof_workspace" uuid;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "description" text;