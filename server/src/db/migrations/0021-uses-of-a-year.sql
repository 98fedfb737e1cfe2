-- Uses of the board account are kept for a year, and the older ones found by their age alone.
create index integration_uses_used_at_idx on integration_uses (used_at);
