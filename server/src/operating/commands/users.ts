import { findSeekerByEmail, lockSeekerByEmail } from '../../db/find-seeker.ts'
import type { Database } from '../../db/open.ts'
import { lostBy } from '../../features/subscriptions/rules/ledger.ts'
import type { Period } from '../../features/subscriptions/rules.ts'
import { WouldLose } from '../../features/subscriptions/service.ts'
import { type Command, OperatorMistake, readOneOf } from './command.ts'
import { findOverview } from './users-store.ts'
import { described, done } from './written.ts'

const MOST_REASON = 300

const nobodyAt = (email = '') => new OperatorMistake(`No account has the address ${email}.`)

async function findSeeker(db: Database, email = '') {
  const seeker = await findSeekerByEmail(db, email)
  if (!seeker) throw nobodyAt(email)
  return seeker
}

function readReason(typed = '', command: string): string {
  const why = typed.trim()
  if (why === '' || why.length > MOST_REASON)
    throw new OperatorMistake(`${command} needs --reason, of up to ${MOST_REASON} characters.`)
  return why
}

/** 'premium until 2026-12-20T09:00:00.000Z (2 months)' */
const writtenMonths = (months: readonly Period[]): string =>
  [...Map.groupBy(months, ({ plan_type }) => plan_type)]
    .map(([plan, same]) => {
      const until = new Date(Math.max(...same.map(({ ends_at }) => ends_at.getTime())))
      return `${plan} until ${until.toISOString()}${same.length > 1 ? ` (${same.length} months)` : ''}`
    })
    .join(', ')

/** Has no suspension: only its owner can end an account. */
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
    does: 'takes an address as its seeker’s own, and lets mail go to it again, also where it was verified before',
    run: ({ db, credentials, mails }, [email]) =>
      db.transaction().execute(async (tx) => {
        // Locked, because the named address is what gets verified.
        const seeker = await lockSeekerByEmail(tx, email ?? '')
        if (!seeker) throw nobodyAt(email)
        const { id, email_verified_at } = seeker
        const isMailLetThrough = await mails.unsuppress(tx, seeker.email)
        const isNew = email_verified_at === null
        if (isNew) await credentials.proveEmail(tx, id)
        const what = isNew ? `Verified the address of account ${id}` : `Account ${id} was verified before`
        const mail = isMailLetThrough
          ? 'No mail went there; from now on it does again.'
          : 'Nothing kept mail from there.'
        return done(`${what}. ${mail}`, { id, isNew, isMailLetThrough })
      }),
  },
  {
    name: 'plans give',
    takes: ['MAIL', 'basic|premium'],
    options: { reason: 'TEXT' },
    flags: ['replace'],
    does: 'gives a month by hand; the same plan for the same reason is given once, and the seeker can read the reason. Where it would end time of a plan that costs more, with --replace alone',
    async run({ db, subscriptions }, [email, typed], { reason }, flags) {
      const plan = readOneOf(typed, ['basic', 'premium'])
      const why = readReason(reason, 'plans give')
      const { id } = await findSeeker(db, email)
      const mayLose = flags.has('replace')
      const { period, isNew, isEndedEarly, ended } = await subscriptions
        .give({ userId: id, plan, reason: why, mayLose })
        .catch((error: unknown) => {
          if (!(error instanceof WouldLose)) throw error
          throw new OperatorMistake(
            `Account ${id} has ${writtenMonths(error.lost)}: ${plan} would end that now, and nothing is added for it. Nothing was done; --replace does it all the same.`,
          )
        })
      const until = `${period.starts_at.toISOString()} to ${period.ends_at.toISOString()}`
      const text = isNew
        ? `Gave account ${id} ${plan} from ${until}.`
        : `Given before for that reason: ${until}.${isEndedEarly ? ' It was ended early; another one needs another reason.' : ''}`
      const isAdded = lostBy({ period, ended }).length === 0
      const over =
        ended.length > 0 ? ` Ended now${isAdded ? ', its value added' : ''}: ${writtenMonths(ended)}.` : ''
      return done(text + over, { id, isNew, ...period, ended })
    },
  },
  {
    name: 'plans end',
    takes: ['MAIL'],
    options: { reason: 'TEXT' },
    does: 'ends what a seeker has of a paid plan, now, months paid ahead too; the seeker can read the reason. No money is given back by it',
    async run({ db, subscriptions }, [email], { reason }) {
      const why = readReason(reason, 'plans end')
      const { id } = await findSeeker(db, email)
      const ended = await subscriptions.end({ userId: id, reason: why })
      const { isTrialActive, trialEndsAt } = await subscriptions.standing(db, id)
      const trial = isTrialActive ? ` Its free trial goes on until ${trialEndsAt?.toISOString()}.` : ''
      const text =
        ended.length > 0
          ? `Ended now, of account ${id}: ${writtenMonths(ended)}.`
          : `Account ${id} has no plan.`
      return done(text + trial, { id, ended })
    },
  },
]
