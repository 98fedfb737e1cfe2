import type { PlanType } from '@hanap/contract/payments/plans'
import type { Database } from '../db/open.ts'
import type { Accounts } from '../features/accounts/service.ts'
import type { Integrations } from '../features/integrations/service.ts'
import type { Onboarding } from '../features/onboarding/service.ts'
import type { Profiles } from '../features/profile/service.ts'
import type { SavedJobs } from '../features/saved-jobs/service.ts'
import type { Clock } from '../lib/clock.ts'
import type { Passwords } from '../lib/secrets/passwords.ts'
import type { Secrets } from '../lib/secrets/secrets.ts'
import { resumeLinesOf, seedProfiles } from './seed-profiles.ts'
import { writeResume } from './seed-resume.ts'

/** The tests' seekers. All except eli have been through onboarding. */
const people: {
  name: string
  last: string
  plan: PlanType
  trialEnded?: true
  saves: number
  board?: true
}[] = [
  { name: 'ana', last: 'Reyes', plan: 'free', saves: 5 },
  { name: 'ben', last: 'Santos', plan: 'basic', saves: 2 },
  { name: 'carla', last: 'Dizon', plan: 'premium', saves: 8, board: true },
  { name: 'dario', last: 'Cruz', plan: 'free', trialEnded: true, saves: 1 },
  { name: 'eli', last: 'Bautista', plan: 'free', saves: 0 },
]

type Services = {
  clock: Clock
  secrets: Secrets
  passwords: Passwords
  accounts: Accounts
  integrations: Integrations
  onboarding: Onboarding
  profiles: Profiles
  savedJobs: SavedJobs
}

const DAY_MS = 24 * 60 * 60 * 1000
const PLAN_NAMES: Record<PlanType, string> = { free: 'free trial', basic: 'basic', premium: 'premium' }

/**
 * Keeps the same passwords at every start of an installation. Only with the stand-ins, on this machine; see
 * seedPeople in config.ts.
 * @returns credentials
 */
export async function seedPeople(
  services: Services,
  db: Database,
  boardAccounts: { email: string; password: string }[],
) {
  const made = []
  for (const person of people) {
    const email = `${person.name}@example.com`
    // Shown on the terminal, but not readable from this code.
    const password = `${person.name}-${services.secrets.fingerprint(`person ${person.name}`).slice(0, 10)}-7`
    const known = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    if (!known) await makePerson(services, db, { ...person, email, password }, boardAccounts)
    const plan = person.trialEnded ? 'trial ended' : PLAN_NAMES[person.plan]
    made.push({ name: person.name, email, password, plan })
  }
  return made
}

async function makePerson(
  services: Services,
  db: Database,
  person: (typeof people)[number] & { email: string; password: string },
  boardAccounts: { email: string; password: string }[],
) {
  const { name, last, email, password } = person
  const now = services.clock.now()
  const password_hash = await services.passwords.hash(password)
  const names = { first_name: capital(name), last_name: last, username: name, email }
  const user = await db
    .transaction()
    .execute((tx) => services.accounts.add(tx, { ...names, password_hash, email_verified_at: now }))
  await setUp(services, user.id, name, `${capital(name)} ${last}`, email)
  if (person.plan !== 'free') {
    const ends_at = new Date(now.getTime() + 30 * DAY_MS)
    await db
      .insertInto('subscription_periods')
      .values({ user_id: user.id, plan_type: person.plan, starts_at: now, ends_at, created_at: now })
      .execute()
  }
  const newest = await db
    .selectFrom('open_jobs')
    .select('job_id')
    .orderBy('posted_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(person.saves)
    .execute()
  for (const { job_id } of newest) await services.savedJobs.save(user.id, job_id)
  if (person.trialEnded) {
    await db
      .updateTable('subscription_periods')
      .set({ starts_at: new Date(now.getTime() - 15 * DAY_MS), ends_at: new Date(now.getTime() - DAY_MS) })
      .where('user_id', '=', user.id)
      .execute()
  }
  const account = boardAccounts[0]
  if (person.board && account) await services.integrations.connect({ id: user.id }, account)
}

/** Does what the five steps of onboarding would. */
async function setUp(services: Services, userId: number, key: string, name: string, email: string) {
  const profile = seedProfiles[key]
  if (!profile) return
  const { inResume: _, ...changes } = profile
  const bytes = writeResume(resumeLinesOf(name, email, profile))
  const file = { field: 'resume', name: `${key}-resume.pdf`, contentType: 'application/pdf', bytes }
  await services.profiles.save(userId, { ...changes, onboarding_step: 5 }, { file, onboarding: true })
  await services.onboarding.check(userId)
}

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)
