-- When a seeker was on their home last, and when the visit before ended: new matches are counted from there. Sessions
-- cannot tell: each has a time of its own, which every request moves, and they end.
create table home_visits (
  user_id bigint primary key references users on delete cascade,
  visited_at timestamptz not null,
  -- Absent on the first visit.
  visit_before timestamptz
);
