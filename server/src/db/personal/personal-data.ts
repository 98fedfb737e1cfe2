import { accountData } from './personal-account.ts'
import { profileData } from './personal-profile.ts'
import { seekerData } from './personal-records.ts'
import type { PersonalTable } from './personal-table.ts'
import { traceData } from './personal-traces.ts'

/** All personal data, for exports and deletions. A test compares it with the database. */
export const personalData: readonly PersonalTable[] = [
  ...accountData,
  ...profileData,
  ...seekerData,
  ...traceData,
]

/** Personal data that no account leads to, and why: it is in no export, outlives accounts and expires separately. */
export const unreachableData: Readonly<Record<string, string>> = {
  contact_messages:
    'written without an account: anybody may type any address there, so whose a message is cannot be known, and giving it to who signs up with the address would give it away; deleted after a year, or sooner by the operator who is asked to',
}

/** Every other table, and why it is not personal. */
export const impersonalTables: Readonly<Record<string, string>> = {
  added_orders: 'what a model read of listings',
  added_orders_calls: 'numbers of calls',
  earlier_fingerprint_keys: 'keys of ours',
  employer_counts: 'numbers of listings',
  employer_outcomes: 'sums over groups of ten seekers, of whom none is named',
  employers: 'what the board says of those who hire',
  import_runs: 'work of ours',
  exchange_rates: 'public figures',
  import_sightings: 'listings that an import has met',
  job_changes: 'numbers of listings',
  job_tags: 'listings',
  job_versions: 'listings as they were',
  jobs: 'listings as the board shows them to everybody',
  listing_arrivals: 'numbers of listings',
  listing_count: 'one number',
  migrations: 'names of files of ours',
  open_jobs: 'listings',
  provider_events: 'names of messages of who takes cards, without what they said',
  secret_keys: 'names of keys of ours',
  skills: 'names of skills',
  social_sign_in_returns: 'hashes of random values, kept for minutes and tied to nobody',
  spent_trials:
    'keyed hashes of addresses that a trial began at, or an account was deleted with or moved from: no address can be read from them',
  stale_looks: 'numbers of listings',
  tag_counts: 'numbers of listings',
  tags: 'names of skills',
  team_members: 'what the operator shows everybody of those who make the site; none of it is of an account',
  unread_pages: 'pages of the board that could not be read',
}
