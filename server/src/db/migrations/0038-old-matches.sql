-- outside a transaction
-- Matches of a year ago are deleted the oldest first, some at a time. The BRIN index of 0024 finds them in the first year
-- alone: new rows take the room of those that were deleted, a part of it then reaches from the oldest to the newest, and in
-- the end every hour reads the whole table. Rows of one moment share an entry here, so this one stays small too.
create index concurrently if not exists alert_matches_matched_idx on alert_matches (matched_at);
-- allowed: takes-away, what the version before asks of it the new one answers
drop index concurrently if exists alert_matches_old_idx;
