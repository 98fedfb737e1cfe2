import { plans } from '@hanap/contract/payments/plans'
import type { Seeker } from '../harness/people.ts'
import { type Changes, readMonths, replayMonths } from './months.ts'
import type { PaymentWorld } from './world.ts'

export type Books = {
  /** The provider's count. */
  charges: number
  centavos: number
  periods: number
  refunds: number
  disputes: number
  failed: number
  /** Refunded in full before they were seen as paid: no month. */
  forNothing: number
  /** Contradictions. */
  wrong: string[]
} & Changes

/**
 * The provider's charges against the seekers' months, once all is settled.
 * @param told outcomes as shown
 * @param attempts by seeker
 */
export async function checkBooks(
  { db, provider, app }: PaymentWorld,
  seekers: readonly Seeker[],
  { told, attempts }: { told: ReadonlyMap<string, 'paid' | 'failed'>; attempts: ReadonlyMap<number, number> },
): Promise<Books> {
  const wrong: string[] = []
  const changes = { extensions: 0, upgrades: 0, downgrades: 0 }
  const expect = (isSo: boolean, what: string) => {
    if (!isSo) wrong.push(what)
  }
  const rows = await db
    .selectFrom('payments')
    .selectAll('payments')
    .select((select) =>
      select
        .selectFrom('payment_events')
        .select('happened_at')
        .whereRef('payment_id', '=', 'payments.id')
        .where('kind', '=', 'paid')
        .as('paid_seen_at'),
    )
    .orderBy('payments.id')
    .execute()
  const periods = await db.selectFrom('subscription_periods').selectAll().orderBy('id').execute()
  const intents = new Map(provider.intents().map((intent) => [intent.id, intent]))
  const byProvider = new Map(rows.map((row) => [row.provider_id, row]))

  for (const row of rows) {
    const own = periods.filter(({ payment_id }) => payment_id === row.id)
    const name = `payment ${row.id} (${row.state})`
    expect(row.state === 'paid' || row.state === 'failed', `${name} is not settled`)
    const isForNothing = gaveNothing(row)
    expect(
      own.length === (row.state === 'paid' && !isForNothing ? 1 : 0),
      `${name} has ${own.length} periods`,
    )
    const wasSeenPaid =
      row.refunded_at !== null && row.paid_seen_at !== null && row.paid_seen_at < row.refunded_at
    expect(
      !isForNothing || !wasSeenPaid,
      `${name} gave nothing, and was seen as paid before it was given back`,
    )
    expect(
      own.every(({ plan_type }) => plan_type === row.plan_type),
      `${name} gave another plan`,
    )
    expect(row.amount === plans[row.plan_type as 'basic'].price * 100, `${name} is of ${row.amount} centavos`)
    const intent = row.provider_id === null ? undefined : intents.get(row.provider_id)
    expect(row.state !== 'paid' || intent?.status === 'succeeded', `${name} was never paid`)
    expect(!intent || intent.amount === row.amount, `${name} was charged as ${intent?.amount}`)
    const back = (intent?.payments ?? []).reduce((total, { refunded }) => total + refunded, 0)
    expect(back === row.refunded_amount, `${name}: ${back} given back, ${row.refunded_amount} in the books`)
    expect(back > 0 === (row.refunded_at !== null), `${name} and its refund disagree`)
    const isDisputed = intent?.payments.some(({ dispute }) => dispute === 'pending' || dispute === 'lost')
    expect((isDisputed ?? false) === (row.disputed_at !== null), `${name} and its dispute disagree`)
  }

  const charged = [...intents.values()].filter(({ payments }) =>
    payments.some(({ status }) => status === 'paid'),
  )
  for (const { id, payments } of charged) {
    expect(byProvider.get(id)?.state === 'paid', `${id} was charged, and nobody has anything for it`)
    expect(payments.filter(({ status }) => status === 'paid').length === 1, `${id} was charged twice`)
  }
  for (const [id, outcome] of told) {
    const row = byProvider.get(id)
    const isSo = row && gaveNothing(row) ? outcome === 'failed' : row?.state === outcome
    expect(isSo, `${id} was told to be ${outcome}, and is not any more`)
  }

  const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0)
  const paid = rows.filter(({ state }) => state === 'paid')
  expect(sum(charged) === sum(paid), `the provider took ${sum(charged)}, and ${sum(paid)} are in the books`)

  for (const { id } of seekers) {
    const own = paid.filter(({ user_id }) => user_id === id).length
    expect(own <= (attempts.get(id) ?? 0), `seeker ${id} was charged ${own} times`)
    replayMonths(await readMonths(db, id), {
      report: (what) => wrong.push(`seeker ${id}: ${what}`),
      changes,
    })
  }
  await checkHeld({ db, app }, seekers, (what) => wrong.push(what))
  const receipts = await db.selectFrom('mails').select('id').where('kind', '=', 'payment-receipt').execute()
  expect(
    !app.mails.isOn || receipts.length === paid.filter((row) => !gaveNothing(row)).length,
    `${receipts.length} receipts for ${paid.length} payments`,
  )
  return {
    charges: charged.length,
    centavos: sum(charged),
    periods: periods.filter(({ payment_id }) => payment_id !== null).length,
    refunds: rows.filter(({ refunded_at }) => refunded_at !== null).length,
    disputes: rows.filter(({ disputed_at }) => disputed_at !== null).length,
    failed: rows.length - paid.length,
    forNothing: paid.filter(gaveNothing).length,
    ...changes,
    wrong,
  }
}

/** The plan shown, against recalculated months. */
export async function checkHeld(
  { db, app }: Pick<PaymentWorld, 'db' | 'app'>,
  seekers: readonly Seeker[],
  report: (what: string) => void,
): Promise<void> {
  const changes = { extensions: 0, upgrades: 0, downgrades: 0 }
  for (const { id } of seekers) {
    const until = replayMonths(await readMonths(db, id), { report: () => {}, changes })
    const standing = await app.subscriptions.standing(db, id)
    const isHeld = until !== null && until > app.clock.now()
    if (isHeld && standing.endsAt?.getTime() !== until.getTime())
      report(`seeker ${id} is shown ${standing.endsAt?.toISOString()}, and paid until ${until.toISOString()}`)
    if (isHeld !== (standing.status === 'active' && standing.plan_type !== 'free') && !standing.isTrialActive)
      report(`seeker ${id} holds what she did not pay for, or not what she did`)
  }
}

/**
 * One month per paid payment unless it was refunded before it was seen, none for others, one open payment per seeker,
 * and outcomes never change. Records new outcomes.
 */
export async function checkSettled(
  { db }: PaymentWorld,
  { told, broken }: { told: Map<string, 'paid' | 'failed'>; broken: string[] },
): Promise<void> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('subscription_periods as period', 'period.payment_id', 'payments.id')
    .select(['payments.id', 'payments.user_id', 'state', 'provider_id', 'period.id as period_id'])
    .select(['failure', 'amount', 'refunded_amount', 'next_action_url'])
    .execute()
  const open = new Set<number | null>()
  const seen = new Set<number>()
  for (const row of rows) {
    const { id, user_id, state, provider_id, period_id } = row
    const isForNothing = gaveNothing(row)
    if (seen.has(id)) broken.push(`payment ${id} has two periods`)
    seen.add(id)
    if ((state === 'paid' && !isForNothing) !== (period_id !== null))
      broken.push(`payment ${id} is ${state}, and has ${period_id === null ? 'no' : 'a'} period`)
    if (state !== 'paid' && state !== 'failed') {
      if (open.has(user_id)) broken.push(`seeker ${user_id} has two open payments`)
      open.add(user_id)
      // It may still be paid while its bank page is open.
    } else if (provider_id !== null && !(state === 'failed' && row.next_action_url !== null)) {
      const outcome = isForNothing ? 'failed' : state
      const before = told.get(provider_id)
      if (before && before !== outcome) broken.push(`${provider_id} was ${before} before, and is ${outcome}`)
      told.set(provider_id, outcome)
    }
  }
}

/** Refunded before it was seen: no month, no receipt. */
const gaveNothing = (row: { state: string; failure: string; amount: number; refunded_amount: number }) =>
  row.state === 'paid' && row.failure !== '' && row.refunded_amount === row.amount
