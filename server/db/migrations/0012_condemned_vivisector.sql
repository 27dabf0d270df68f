ALTER TABLE "monitor_checks" ADD COLUMN "watched_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "monitor_checks" ADD COLUMN "up_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "monitor_checks" SET "watched_ms" = summed.watched, "up_ms" = summed.up FROM (
	SELECT place,
		coalesce(sum(covered) FILTER (WHERE before <> 'unsure') OVER until_now, 0) AS watched,
		coalesce(sum(covered) FILTER (WHERE before IN ('up', 'slow')) OVER until_now, 0) AS up
	FROM (
		SELECT c.ctid AS place, c.asset_id, c.at, lag(c.outcome) OVER in_order AS before,
			least(extract(epoch FROM c.at - lag(c.at) OVER in_order) * 1000, m.interval_minutes * 120000)::bigint AS covered
		FROM "monitor_checks" c JOIN "monitors" m ON m.asset_id = c.asset_id
		WINDOW in_order AS (PARTITION BY c.asset_id ORDER BY c.at)
	) spans
	WINDOW until_now AS (PARTITION BY asset_id ORDER BY at)
) summed WHERE "monitor_checks".ctid = summed.place;
