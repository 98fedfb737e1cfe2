-- What the Filipino About page shows instead, and who is invented until the operator says who it is.
alter table team_members
  add column position_fil text,
  add column bio_fil text,
  add column is_sample boolean not null default false;

update team_members
set is_sample = true, position_fil = sample.position_fil, bio_fil = sample.bio_fil
from (values
  ('Maya Dela Torre', 'Founder',
   'Worked from home for eight years before starting Hanap. She still reads what seekers write to us.',
   'Founder',
   'Walong taong nagtrabaho sa bahay bago sinimulan ang Hanap. Siya pa rin ang nagbabasa ng isinusulat sa amin ng mga naghahanap.'),
  ('Paolo Enriquez', 'Engineering',
   'Keeps the search quick and the listings fresh, so that a good job is not gone before you see it.',
   'Engineering',
   'Siya ang nagpapabilis ng paghahanap at nag-a-update ng mga listing, para hindi mawala ang magandang trabaho bago mo pa makita.'),
  ('Liza Manansala', 'Seeker support',
   'Helps people find their way, from the first resume to the first day at work.',
   'Tulong sa mga naghahanap',
   'Tumutulong sa bawat hakbang, mula sa unang resume hanggang sa unang araw sa trabaho.')
) as sample (name, position, bio, position_fil, bio_fil)
where (team_members.name, team_members.position, team_members.bio)
      = (sample.name, sample.position, sample.bio)
  and team_members.photo is null
  and linkedin_url is null and twitter_url is null and github_url is null;
