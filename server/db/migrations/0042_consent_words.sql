-- Our own consent text has other words now: pages that still show the old ones are asked to read it again.
UPDATE "widgets" SET "consent_version" = "consent_version" + 1 WHERE "consent_text" = '';--> statement-breakpoint
UPDATE "widgets" SET "earlier_consents" = (SELECT coalesce(jsonb_agg(one ORDER BY at), '[]') FROM jsonb_array_elements("earlier_consents") WITH ORDINALITY AS each(one, at) WHERE one->>'text' <> '') WHERE "earlier_consents" <> '[]';
