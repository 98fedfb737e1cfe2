import { plans } from '@hanap/contract/plans'
import { addMonth } from '@hanap/server/features/subscriptions/ledger'
import type { PaymentWorld, Seeker } from './payment-world.ts'

/** What became of everything that was played. */
export type Books = {
  /** Charges that the provider made, and their sum in centavos. */
  charges: number
  centavos: number
  periods: number
  refunds: number
  failed: number
  /** What does not add up; empty where all does. */
  wrong: string[]
}

/**
 * Compares what the provider charged with what seekers have, once everything has been settled.
 * @param told the payments that somebody was told had failed, or had been paid
 * @param attempts how often each seeker tried to pay, by her id
 */
export async function checkBooks(
  { db, provider, app }: PaymentWorld,
  seekers: readonly Seeker[],
  { told, attempts }: { told: ReadonlyMap<string, 'paid' | 'failed'>; attempts: ReadonlyMap<number, number> },
): Promise<Books> {
  const wrong: string[] = []
  const expect = (isSo: boolean, what: string) => {
    if (!isSo) wrong.push(what)
  }
  const rows = await db.selectFrom('payments').selectAll().orderBy('id').execute()
  const periods = await db.selectFrom('subscription_periods').selectAll().orderBy('id').execute()
  const intents = new Map(provider.intents().map((intent) => [intent.id, intent]))
  const byProvider = new Map(rows.map((row) => [row.provider_id, row]))

  for (const row of rows) {
    const own = periods.filter(({ payment_id }) => payment_id === row.id)
    const name = `payment ${row.id} (${row.state})`
    expect(row.state === 'paid' || row.state === 'failed', `${name} is not settled`)
    expect(own.length === (row.state === 'paid' ? 1 : 0), `${name} has ${own.length} periods`)
    expect(
      own.every(({ plan_type }) => plan_type === row.plan_type),
      `${name} gave another plan`,
    )
    expect(row.amount === plans[row.plan_type as 'basic'].price * 100, `${name} is of ${row.amount} centavos`)
    const intent = row.provider_id === null ? undefined : intents.get(row.provider_id)
    expect(row.state !== 'paid' || intent?.status === 'succeeded', `${name} was never paid`)
    expect(!intent || intent.amount === row.amount, `${name} was charged as ${intent?.amount}`)
    const isBack = intent?.payments.some(({ refunded }) => refunded > 0) ?? false
    expect(isBack === (row.refunded_at !== null), `${name} and its refund disagree`)
  }

  const charged = [...intents.values()].filter(({ payments }) =>
    payments.some(({ status }) => status === 'paid'),
  )
  for (const { id, payments } of charged) {
    expect(byProvider.get(id)?.state === 'paid', `${id} was charged, and nobody has anything for it`)
    expect(payments.filter(({ status }) => status === 'paid').length === 1, `${id} was charged twice`)
  }
  for (const [id, outcome] of told)
    expect(byProvider.get(id)?.state === outcome, `${id} was told to be ${outcome}, and is not any more`)

  const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0)
  const paid = rows.filter(({ state }) => state === 'paid')
  expect(sum(charged) === sum(paid), `the provider took ${sum(charged)}, and ${sum(paid)} are in the books`)

  for (const { id } of seekers) {
    const own = paid.filter(({ user_id }) => user_id === id).length
    expect(own <= (attempts.get(id) ?? 0), `seeker ${id} was charged ${own} times`)
    const hers = periods.filter(({ user_id, payment_id }) => user_id === id && payment_id !== null)
    const until = replay(hers, (what) => wrong.push(`seeker ${id}: ${what}`))
    const standing = await app.subscriptions.standing(db, id)
    const isHeld = until !== null && until > app.clock.now()
    expect(!isHeld || standing.endsAt?.getTime() === until.getTime(), `seeker ${id} is shown another end`)
    expect(
      isHeld === (standing.status === 'active' && standing.plan_type !== 'free') || standing.isTrialActive,
      `seeker ${id} holds what she did not pay for, or not what she did`,
    )
  }
  const receipts = await db.selectFrom('mails').select('id').where('kind', '=', 'payment-receipt').execute()
  expect(
    !app.mails.isOn || receipts.length === paid.length,
    `${receipts.length} receipts for ${paid.length} payments`,
  )
  return {
    charges: charged.length,
    centavos: sum(charged),
    periods: periods.filter(({ payment_id }) => payment_id !== null).length,
    refunds: rows.filter(({ refunded_at }) => refunded_at !== null).length,
    failed: rows.length - paid.length,
    wrong,
  }
}

type PaidPeriod = {
  plan_type: string
  starts_at: Date
  ends_at: Date
  ends_at_first: Date | null
  created_at: Date
}

/** Reckons a seeker's months anew, one after the other, knowing no more than which plan was held until when. */
function replay(periods: readonly PaidPeriod[], report: (what: string) => void): Date | null {
  let held: { plan: string; until: Date } | null = null
  for (const { plan_type: plan, starts_at, ends_at, ends_at_first, created_at: now } of periods) {
    const unused: number = held && held.until > now ? held.until.getTime() - now.getTime() : 0
    const isSame = unused > 0 && held?.plan === plan
    const from: Date = isSame && held ? held.until : now
    const added: number = !isSame && plan === 'premium' ? Math.ceil(unused / 2) : 0
    const until: Date = new Date(addMonth(from).getTime() + added)
    const end = ends_at_first ?? ends_at
    if (starts_at.getTime() !== from.getTime()) report(`a month begins ${starts_at.toISOString()}`)
    if (end.getTime() !== until.getTime())
      report(`a month ends ${end.toISOString()}, not ${until.toISOString()}`)
    held = { plan, until }
  }
  return held?.until ?? null
}
