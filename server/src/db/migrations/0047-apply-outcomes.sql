-- Beside its English text, what became of an application: a program and a reader of another language go by that.
update applications
set send_problem = send_problem || jsonb_build_object(
  'outcome', known.outcome::jsonb,
  'provider', coalesce(substring(send_problem ->> 'suggestions' from 'Connect your (.*?) account'), '')
)
from (values
  ('The listing has been taken down.%', '{"delivered": "no", "kind": "gone"}'),
  ('The board takes apply points%', '{"delivered": "no", "kind": "no-points"}'),
  ('The board does not accept the kept e-mail%', '{"delivered": "no", "kind": "credentials"}'),
  ('The board ended your session%', '{"delivered": "no", "kind": "session"}'),
  ('The board showed a check%', '{"delivered": "no", "kind": "bot-page"}'),
  ('The form is not built as we know it%', '{"delivered": "no", "kind": "layout"}'),
  ('The board takes only so many requests%', '{"delivered": "no", "kind": "too-many"}'),
  ('The connection to the board has been switched off%', '{"delivered": "no", "kind": "off"}'),
  ('The board could not be reached, or broke off before your%', '{"delivered": "no", "kind": "down"}'),
  ('Another board account is connected now.%',
    '{"delivered": "no", "kind": "refused", "why": "other-account", "words": ""}'),
  ('The board refused the application form twice.%',
    '{"delivered": "no", "kind": "refused", "why": "stale-form", "words": ""}'),
  ('The board refused the login form twice.%',
    '{"delivered": "no", "kind": "refused", "why": "stale-login", "words": ""}'),
  ('No % account is connected.', '{"delivered": "no", "kind": "not-connected"}'),
  ('Something went wrong on our side before the board%', '{"delivered": "no", "kind": "interrupted"}'),
  ('It was not sent: the board does not have%', '{"delivered": "no", "kind": "not-there"}'),
  ('The board broke off while your application%', '{"delivered": "maybe", "kind": "down"}'),
  ('The board answered with a page we do not know%', '{"delivered": "maybe", "kind": "layout"}'),
  ('For a day we could not find out%', '{"delivered": "maybe", "kind": "given-up"}')
) as known (reason, outcome)
where send_problem ->> 'reason' like known.reason;

update applications
set send_problem = send_problem || jsonb_build_object(
  'outcome', jsonb_build_object(
    'delivered', 'no', 'kind', 'refused', 'why', 'said',
    'words', substring(send_problem ->> 'reason' from '^The board says: (.*) Your application was not sent\.')
  ),
  'provider', ''
)
where send_problem ->> 'reason' ~ '^The board says: .* Your application was not sent\.';
