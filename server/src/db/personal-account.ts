import { sql } from 'kysely'
import { ofExport, ofPayment, type PersonalTable, personalTable, reasons } from './personal-table.ts'

const { account, ours, fileName, fileHash } = reasons

/** The account, what is paid for it, what was told to its holder and what they chose. */
export const accountData: readonly PersonalTable[] = [
  personalTable('users', {
    title: 'Your account',
    isTheirs: ({ id }) => sql<boolean>`id = ${id}`,
    key: ['id'],
    told: {id: 'technical', email: 'text', username: 'text', first_name: 'text', last_name: 'text', phone_number: 'text', email_verified_at: ['time', 'Email confirmed'], onboarding_completed_at: ['time', 'Profile set up'], created_at: ['time', 'Signed up']},
    leftOut: {
      password_hash: 'a secret: what your password is checked with',
      sign_up_key_hash: 'a secret: what the browser that you signed up with is known by',
      unconfirmed_since: ours,
    },
  }),
  personalTable('sessions', {
    title: 'Where you are logged in',
    key: ['id'],
    told: {id: 'technical', user_agent: ['text', 'Browser'], remember_me: ['flag', 'Stay logged in'], created_at: ['time', 'Logged in'], last_used_at: 'time', expires_at: ['time', 'Ends']},
    leftOut: { user_id: account, token_hash: 'a secret: what a sign-in is known by' },
  }),
  personalTable('social_identities', {
    title: 'Logins through a provider',
    key: ['issuer', 'subject'],
    told: {issuer: ['text', 'Provider'], subject: 'technical', email_at_linking: ['text', 'Email there'], linked_at: 'time', last_used_at: 'time'},
    leftOut: { user_id: account },
  }),
  personalTable('account_links', {
    title: 'Links we emailed to you',
    key: ['id'],
    told: {id: 'technical', kind: ['code', 'For'], email: 'text', created_at: ['time', 'Emailed'], expires_at: ['time', 'Good until'], ended_at: 'time'},
    leftOut: { user_id: account, token_hash: 'a secret: what the link is known by' },
  }),
  personalTable('subscription_periods', {
    title: 'Plans you have held',
    key: ['id'],
    told: {id: 'technical', plan_type: ['code', 'Plan'], starts_at: ['time', 'From'], ends_at: ['time', 'Until'], ends_at_first: ['time', 'Would have ended'], payment_id: 'technical', reminded_at: 'time', gift_reason: ['text', 'Why it was given'], end_reason: ['text', 'Why it was ended'], created_at: 'technical'},
    leftOut: { user_id: account },
  }),
  personalTable('payments', {
    title: 'Payments',
    key: ['id'],
    told: {id: 'technical', plan_type: ['code', 'Plan'], amount: 'centavos', currency: 'technical', state: ['code', 'Status'], failure: ['text', 'Why it failed'], card_brand: ['code', 'Card'], card_last4: ['text', 'Card ending in'], provider_id: 'technical', provider_payment_id: 'technical', refunded_amount: ['centavos', 'Given back'], refunded_at: ['time', 'Given back on'], disputed_at: ['time', 'Disputed on'], created_at: 'time', updated_at: 'time', paid_at: 'time'},
    leftOut: {
      user_id: account,
      sealed_billing: 'sealed here; opened, it stands under Receipts',
      next_action_url: 'an address of your bank that works once',
      provider_key: ours,
      caller_key: ours,
      next_look_at: ours,
    },
    stays: 'the law wants payments kept: without the account, and without whom they were billed to',
  }),
  personalTable('payment_events', {
    title: 'What became of your payments',
    isTheirs: ofPayment,
    key: ['id'],
    told: {id: 'technical', payment_id: 'technical', kind: ['code', 'What happened'], source: ['code', 'Who told us'], happened_at: ['time', 'When']},
    stays: 'they belong to the payments',
  }),
  personalTable('mails', {
    title: 'Emails to you',
    key: ['id'],
    told: {id: 'technical', to_address: ['text', 'To'], kind: ['code', 'About'], topic: ['code', 'Topic'], state: ['code', 'Status'], problem: ['text', 'Problem'], created_at: 'time', settled_at: ['time', 'Sent or ended']},
    leftOut: {
      user_id: account,
      sealed_data: 'what a mail says is kept sealed until it is sent to you, and then erased',
      message_id: ours,
      tries: ours,
      claimed_by: ours,
      claimed_at: ours,
    },
  }),
  personalTable('mail_suppressions', {
    title: 'Why we send no email to your address',
    isTheirs: ({ email }) => sql<boolean>`lower(address) = lower(${email}::text)`,
    key: ['address'],
    told: {address: 'text', reason: 'code', since: 'time'},
    isLoose: true,
  }),
  personalTable('notification_settings', {
    title: 'Which emails you want',
    key: ['user_id'],
    told: {job_alerts: 'flag', application_updates: 'flag', messages: 'flag', marketing: 'flag', frequency: ['code', 'Alert frequency'], updated_at: 'time'},
    leftOut: { user_id: account },
  }),
  personalTable('notifications', {
    title: 'Notifications',
    key: ['id'],
    told: {id: 'technical', kind: 'technical', title: 'text', body: ['text', 'Text'], path: 'technical', created_at: 'time', read_at: 'time'},
    leftOut: { user_id: account, event_key: ours },
  }),
  personalTable('privacy_settings', {
    title: 'Privacy settings',
    key: ['user_id'],
    told: {profile_visibility: ['code', 'Who may see your profile'], allow_recruiter_contact: ['flag', 'Employers may contact you'], hide_current_employer: ['flag', 'Current employer hidden'], updated_at: 'time'},
    leftOut: { user_id: account },
  }),
  personalTable('data_exports', {
    title: 'Copies of your data that you asked for',
    key: ['id'],
    told: {id: 'technical', state: 'code', done: 'technical', total: 'technical', size: 'bytes', requested_at: 'time', ready_at: 'time', expires_at: ['time', 'Good until']},
    leftOut: {
      user_id: account,
      token_hash: 'a secret: what the mailed link is known by',
      tries: ours,
      fetch_claim: ours,
      fetch_claimed_until: ours,
    },
  }),
  personalTable('data_export_parts', {
    title: 'The pieces of those copies',
    isTheirs: ofExport,
    key: ['export_id', 'part'],
    told: {export_id: 'technical', part: 'technical', size: 'technical'},
    leftOut: { file_key: fileName },
  }),
  personalTable('stored_files', {
    title: 'Your files in our store',
    isTheirs: ({ id }) => sql<boolean>`key in (
      select file_key from resumes where user_id = ${id} union all
      select file_key from data_export_parts where export_id in (select id from data_exports where user_id = ${id}))`,
    key: ['key'],
    told: {size: 'bytes', created_at: ['time', 'Stored']},
    leftOut: { key: fileName, sha256: fileHash, claimed_at: ours, released_at: ours },
  }),
  personalTable('idempotency_keys', {
    title: 'Calls of your browser that may be repeated, and what they were answered',
    key: ['user_id', 'endpoint', 'key'],
    told: {endpoint: 'technical', key: 'technical', status: 'technical', answer: 'technical', created_at: 'technical'},
    leftOut: { user_id: account, request_hash: reasons.key, claimed_by: ours },
  }),
  personalTable('rate_counters', {
    title: 'How often you tried things that are limited',
    isTheirs: ({ id }) => sql<boolean>`split_part(bucket, ':', 2) = ${String(id)}`,
    key: ['bucket'],
    told: {bucket: 'technical', count: 'technical', started_at: 'technical'},
    isLoose: true,
  }),
]
