import { findSeekerByEmail } from '../../db/find-seeker.ts'
import type { Database } from '../../db/open.ts'
import { type Command, OperatorMistake, readOneOf } from './command.ts'
import { findOverview } from './users-store.ts'
import { described, done } from './written.ts'

const MOST_REASON = 300

async function findSeeker(db: Database, email = '') {
  const seeker = await findSeekerByEmail(db, email)
  if (!seeker) throw new OperatorMistake(`No account has the address ${email}.`)
  return seeker
}

/** What who runs the site does for one seeker. Accounts have no state 'suspended': ending one is its owner's alone. */
export const userCommands: readonly Command[] = [
  {
    name: 'users find',
    takes: ['MAIL'],
    does: 'shows the plan, the sessions and how much there is of an account; nothing that was written in it',
    async run({ db, clock, subscriptions }, [email]) {
      const { id } = await findSeeker(db, email)
      const overview = await findOverview(db, id, clock.now())
      const { status, plan_type, endsAt } = await subscriptions.standing(db, id)
      return described({ ...overview, plan: plan_type ?? 'none', plan_status: status, plan_ends_at: endsAt })
    },
  },
  {
    name: 'users end-sessions',
    takes: ['MAIL'],
    does: 'signs a seeker out on every device',
    async run({ db, clock, sessions }, [email]) {
      const { id } = await findSeeker(db, email)
      const before = await findOverview(db, id, clock.now())
      await sessions.endAll(db, id)
      const ended = before?.sessions ?? 0
      return done(`Ended ${ended} ${ended === 1 ? 'session' : 'sessions'} of account ${id}.`, { id, ended })
    },
  },
  {
    name: 'users verify',
    takes: ['MAIL'],
    does: 'takes an address as its seeker’s own, and lets mail go to it again',
    async run({ db, credentials }, [email]) {
      const { id, email_verified_at } = await findSeeker(db, email)
      if (email_verified_at !== null) return done(`Account ${id} was verified before.`, { id, isNew: false })
      await db.transaction().execute((tx) => credentials.proveEmail(tx, id))
      return done(`Verified the address of account ${id}.`, { id, isNew: true })
    },
  },
  {
    name: 'plans give',
    takes: ['MAIL', 'basic|premium'],
    options: { reason: 'TEXT' },
    does: 'gives a month by hand; the same plan for the same reason is given once, and the seeker can read the reason',
    async run({ db, subscriptions }, [email, typed], { reason = '' }) {
      const plan = readOneOf(typed, ['basic', 'premium'])
      const why = reason.trim()
      if (why === '' || why.length > MOST_REASON)
        throw new OperatorMistake(`plans give needs --reason, of up to ${MOST_REASON} characters.`)
      const { id } = await findSeeker(db, email)
      const { period, isNew } = await subscriptions.give({ userId: id, plan, reason: why })
      const until = `${period.starts_at.toISOString()} to ${period.ends_at.toISOString()}`
      const text = isNew
        ? `Gave account ${id} ${plan} from ${until}.`
        : `Given before for that reason: ${until}.`
      return done(text, { id, isNew, ...period })
    },
  },
]
