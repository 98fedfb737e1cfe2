-- outside a transaction
-- The home reads a seeker's matches since a moment; by its key the table would give up all of a year's.
create index concurrently if not exists alert_matches_seeker_idx on alert_matches (user_id, matched_at);
