import { readFile } from 'node:fs/promises'
import { daysOld, readRate, readRates } from '../../features/exchange-rates/rules.ts'
import { listRates, storeRates } from '../../features/exchange-rates/service.ts'
import { dayInManila } from '../../lib/manila-time.ts'
import { type Command, OperatorMistake, type Tools } from './command.ts'
import { done, listed } from './written.ts'

type Rates = Exclude<ReturnType<typeof readRates>, string>

const DEFAULT_SOURCE = 'the operator'

async function store({ db, clock }: Tools, given: Rates | string) {
  if (typeof given === 'string') throw new OperatorMistake(given)
  const rates = given.map((rate) => ({ ...rate, source: rate.source || DEFAULT_SOURCE }))
  await storeRates(db, rates, clock.now())
  const inUse = await listRates(db)
  const passed = rates.filter(
    ({ currency, day }) => inUse.find((one) => one.currency === currency)?.date !== day,
  )
  const said = rates.map(({ currency, pesos, day }) => `1 ${currency} is ₱${pesos} (${day}).`)
  const newer = passed.map(({ currency }) => `A newer rate of ${currency} stays in use.`)
  return done(
    [...said, ...newer, 'The pay of all jobs is read again within ten minutes, while a worker runs.'].join(
      '\n',
    ),
    { rates },
  )
}

export const rateCommands: readonly Command[] = [
  {
    name: 'rates',
    takes: [],
    does: 'shows the exchange rates in use: pesos for one unit, since which day, how old, from where',
    async run({ db, clock }) {
      const rates = await listRates(db)
      return listed(
        rates.map(({ currency, pesos, date, source }) => ({
          currency,
          pesos,
          date,
          days_old: daysOld(date, clock.now()),
          source,
        })),
        'There is no rate.',
      )
    },
  },
  {
    name: 'rates set',
    takes: ['CURRENCY', 'PESOS'],
    options: { date: 'DAY', source: 'TEXT' },
    does: 'stores how many pesos one unit of a currency buys, on that day or today; all pay is converted with it',
    run(tools, [currency = '', pesos = ''], { date, source = '' }) {
      const today = dayInManila(tools.clock.now())
      const rate = readRate({ currency, pesos, day: date ?? today, source }, today)
      return store(tools, typeof rate === 'string' ? rate : [rate])
    },
  },
  {
    name: 'rates read',
    takes: ['FILE'],
    does: 'stores the rates of a file, all of them or none: lines such as USD,58.30,2026-11-20,Bangko Sentral',
    async run(tools, [file = '']) {
      const text = await readFile(file, 'utf8').catch(() => {
        throw new OperatorMistake(`The file ${file} cannot be read.`)
      })
      return store(tools, readRates(text, dayInManila(tools.clock.now())))
    },
  },
]
