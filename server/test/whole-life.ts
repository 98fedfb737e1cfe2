import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { personalData } from '../src/db/personal/personal-data.ts'
import { onboard, type Person, signUp } from './people.ts'
import { addListing } from './search/listings.ts'
import type { TestApp } from './start-app.ts'

/** Words that occur only in one seeker's data. */
export type Traces = ReadonlyMap<string, string>

const HUNDRED_BILLION = 100_000_000_000

/**
 * A seeker with data in every table that can hold any. The traces are unique words in every text, and the seeker's
 * address, names, phone and number.
 */
export async function liveFully(app: TestApp): Promise<{ person: Person; traces: Traces; jobId: number }> {
  // Unique.
  const next = HUNDRED_BILLION + randomBytes(4).readUInt32BE() * 10
  await sql`alter table users alter column id restart with ${sql.lit(next)}`.execute(app.db)
  const person = await signUp(app, `Zenaida${randomBytes(4).toString('hex')}`)
  await onboard(app, person)
  const word = `kanaryo${randomBytes(8).toString('hex')}`
  const phone = `0917 ${randomBytes(4).readUInt32BE()}`
  const jobId = await addListing(app, { title: 'Bookkeeper' })
  await writeEverything(app, person, { word, phone, jobId })
  const traces = new Map([
    ['number', String(person.id)],
    ['address', person.email],
    ['username', person.username],
    ['first name', person.name],
    ['phone', phone],
    ['words', word],
    ['sign-in', person.token],
  ])
  return { person, traces, jobId }
}

type Marks = { word: string; phone: string; jobId: number }

async function writeEverything(app: TestApp, person: Person, { word, phone, jobId }: Marks) {
  const { db } = app
  const now = app.clock.now()
  const mine = { user_id: person.id }
  const hash = () => randomBytes(32)
  const insert = (table: string, values: object) =>
    db
      .insertInto(table as 'users')
      .values(values as never)
      .execute()
  await db
    .updateTable('users')
    .set({ last_name: word, phone_number: phone })
    .where('id', '=', person.id)
    .execute()
  await db.updateTable('profiles').set({ about: word }).where('user_id', '=', person.id).execute()
  await db.updateTable('sessions').set({ user_agent: word }).where('user_id', '=', person.id).execute()
  await insert('social_identities', {
    ...mine,
    issuer: 'https://accounts.example',
    subject: word,
    email_at_linking: person.email,
    linked_at: now,
    last_used_at: now,
  })
  await insert('account_links', {
    ...mine,
    kind: 'verify-email',
    token_hash: hash(),
    email: person.email,
    created_at: now,
    expires_at: now,
  })
  await insert('mails', {
    ...mine,
    to_address: person.email,
    kind: 'verify-email',
    sealed_data: app.secrets.seal(word, 'nobody'),
    message_id: `<${word}@hanap>`,
    state: 'waiting',
    created_at: now,
  })
  await insert('mail_suppressions', { address: person.email.toUpperCase(), reason: 'full', since: now })
  await insert('notifications', {
    ...mine,
    kind: 'export',
    event_key: word,
    title: word,
    body: word,
    created_at: now,
  })
  await app.put('/settings/notifications/', { as: person, body: { marketing: true } })
  await insert('privacy_settings', {
    ...mine,
    profile_visibility: 'private',
    allow_recruiter_contact: false,
    hide_current_employer: true,
    updated_at: now,
  })
  await insert('idempotency_keys', {
    ...mine,
    endpoint: '/cover-letters/',
    key: word,
    request_hash: hash(),
    claimed_by: 'a start',
    status: 201,
    answer: JSON.stringify({ said: word }),
    created_at: now,
  })
  await insert('rate_counters', { bucket: `password:${person.id}`, started_at: now, count: 1 })
  await insert('ai_instructions', { ...mine, instructions: word, updated_at: now })
  await insert('saved_jobs', { ...mine, job_id: jobId, saved_at: now, saved_version: 1 })
  await insert('hidden_jobs', { ...mine, job_id: jobId, hidden_at: now })
  await insert('job_reports', { ...mine, job_id: jobId, reason: 'other', note: word, reported_at: now })
  await insert('search_counts', { ...mine, month: '2026-11', spent: 2 })
  await insert('recent_searches', { ...mine, text_hash: hash(), last_searched_at: now })
  await insert('saved_searches', {
    ...mine,
    name: word,
    criteria: JSON.stringify({ search: word }),
    criteria_key: hash(),
    language: 'fil',
    created_at: now,
    updated_at: now,
  })
  await insert('alert_matches', { ...mine, job_id: jobId, saved_search_ids: [1], matched_at: now })
  await insert('home_visits', { ...mine, visited_at: now, visit_before: now })
  await insert('cover_letters', {
    ...mine,
    job_id: jobId,
    subject: word,
    content: `<b>${word}</b>`,
    created_at: now,
    updated_at: now,
  })
  await writeApplication(app, person, { word, phone, jobId })
  await writeBoardAccount(app, person, { word, phone, jobId })
  await writePayment(app, person, word)
  await writeExport(app, person, word)
  await sql`insert into pgboss.job (name, data)
    values ('sync-board', ${JSON.stringify(mine)}::jsonb)`.execute(db)
}

async function writeApplication(app: TestApp, person: Person, { word, jobId }: Marks) {
  const now = app.clock.now()
  const { id } = await app.db
    .insertInto('applications')
    .values({
      user_id: person.id,
      job_id: jobId,
      status: 'applied',
      notes: word,
      applied_at: now,
      updated_at: now,
      send_state: 'sent',
      send_started_at: now,
      sent_job: JSON.stringify({ title: 'Bookkeeper' }),
      sent_letter: JSON.stringify({ subject: word, content: word }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('application_events')
    .values({ application_id: id, kind: 'notes', to_value: word, source: 'seeker', happened_at: now })
    .execute()
  await app.db
    .insertInto('interviews')
    .values({ application_id: id, label: word, place: word, notes: word, created_at: now })
    .execute()
}

async function writeBoardAccount(app: TestApp, person: Person, { word }: Marks) {
  const now = app.clock.now()
  const mine = { user_id: person.id }
  await app.db
    .insertInto('integrations')
    .values({
      ...mine,
      type: 'olj',
      board_email: `${word}@board.example`,
      sealed_password: app.secrets.seal(word, `integration:${person.id}`),
      connected_at: now,
    })
    .execute()
  await app.db
    .insertInto('integration_settings')
    .values({ ...mine, sync_applications: true, updated_at: now })
    .execute()
  await app.db
    .insertInto('integration_uses')
    .values({ ...mine, purpose: 'sync', outcome: 'ok', used_at: now })
    .execute()
}

async function writePayment(app: TestApp, person: Person, word: string) {
  const now = app.clock.now()
  const providerKey = randomBytes(16).toString('hex')
  const billing = JSON.stringify({ name: word, email: person.email, phone: '' })
  const { id } = await app.db
    .insertInto('payments')
    .values({
      user_id: person.id,
      plan_type: 'basic',
      amount: 10_000,
      provider_id: `pi_${providerKey}`,
      provider_key: providerKey,
      caller_key: word,
      state: 'paid',
      card_brand: 'visa',
      card_last4: '4345',
      sealed_billing: app.secrets.seal(billing, `payment:${providerKey}`),
      created_at: now,
      updated_at: now,
      paid_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('payment_events')
    .values({ payment_id: id, kind: 'paid', source: 'webhook', happened_at: now })
    .execute()
}

/** Ready to be downloaded. */
async function writeExport(app: TestApp, person: Person, word: string) {
  const now = app.clock.now()
  const bytes = new Uint8Array(Buffer.from(word))
  const file_key = await app.files.put(bytes)
  await app.db.transaction().execute(async (tx) => {
    await app.files.claim(tx, file_key)
    const { id } = await tx
      .insertInto('data_exports')
      .values({
        user_id: person.id,
        state: 'ready',
        requested_at: now,
        ready_at: now,
        expires_at: now,
        sent_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('data_export_parts')
      .values({ export_id: id, part: 0, file_key, size: bytes.length })
      .execute()
  })
}

/** Empty if the seeker's data covers all. */
export async function emptyTablesOf(app: TestApp, person: Person): Promise<string[]> {
  const empty: string[] = []
  for (const { table, isTheirs } of personalData) {
    const row = await app.db
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .where(isTheirs(person))
      .executeTakeFirst()
    if (!row) empty.push(table)
  }
  return empty
}
