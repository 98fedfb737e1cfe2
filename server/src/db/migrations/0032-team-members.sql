-- Who makes Hanap, as the About page shows them. `npm run team` edits it.
create table team_members (
  id bigint generated always as identity primary key,
  -- The order in which they are shown; of two with the same one, the one that was added first comes first.
  position_no integer not null,
  name text not null,
  position text not null,
  bio text not null,
  linkedin_url text,
  twitter_url text,
  github_url text,
  photo bytea,
  photo_type text,
  -- Changes with the photo, so that its address does.
  photo_version integer not null default 0,
  check ((photo is null) = (photo_type is null))
);

-- Samples, until the operator says who it is.
insert into team_members (position_no, name, position, bio) values
  (1, 'Maya Dela Torre', 'Founder',
   'Worked from home for eight years before starting Hanap. She still reads what seekers write to us.'),
  (2, 'Paolo Enriquez', 'Engineering',
   'Keeps the search quick and the listings fresh, so that a good job is not gone before you see it.'),
  (3, 'Liza Manansala', 'Seeker support',
   'Helps people find their way, from the first resume to the first day at work.');
