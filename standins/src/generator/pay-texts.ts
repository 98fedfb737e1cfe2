import type { Employer } from './employers.ts'
import type { Kind } from './kind.ts'
import type { Random } from './random.ts'
import phrases from './words/phrases.json' with { type: 'json' }

const PESOS_PER_DOLLAR = 58
const HOURS_A_MONTH = 160

/**
 * Kinds and frequencies follow the real board in 2025 and 2026.
 * @param hourly US dollars
 * @param title some employers paste it here
 */
export function writePay(random: Random, hourly: Kind['hourly'], employer: Employer, title: string): string {
  const low = hourly.low + random.next() * (hourly.high - hourly.low) * 0.6
  const high = low * (1.15 + random.next() * 0.5)
  const hour = (value: number) =>
    random.chance(0.3) ? value.toFixed(2) : String(Math.max(2, Math.round(value)))
  const month = (value: number) => Math.max(100, Math.round((value * HOURS_A_MONTH) / 50) * 50)
  const pesos = (value: number) =>
    Math.max(12_000, Math.round((value * HOURS_A_MONTH * PESOS_PER_DOLLAR) / 1000) * 1000)
  const comma = (value: number) => value.toLocaleString('en-US')
  const [l, h] = [month(low), Math.max(month(low) + 50, month(high))]
  const [pl, ph] = [pesos(low), Math.max(pesos(low) + 2000, pesos(high))]
  const k = (value: number) => `${Math.round(value / 1000)}k`
  const tail = () =>
    random.pick([
      '',
      '',
      '',
      ' depending on experience',
      ' (to start)',
      ' plus commission',
      ' + bonus',
      ' + 13th month',
      ' DOE',
      ' to start',
    ])
  const unit = () =>
    random.pick(['/mo', '/month', ' per month', '/monthly', ' a month', ' USD/Month', ' mth'])
  const hr = () =>
    random.pick(['/hr', '/hour', ' per hour', '/ per hour', ' an hr', 'USD/hr', ' USD per hour'])
  return random.weighted<() => string>([
    [23, () => random.pick(phrases.noPay)],
    [2, () => ''],
    [12, () => String(l)],
    [2, () => String(pl)],
    [3, () => random.pick(['5', '5.00', '4', '3', '10', '7', '400', '90000', '20', '1'])],
    [9, () => `$${random.pick([String(l), comma(l), `${l}.00`])}`],
    [8, () => `$${comma(l)}${random.pick(['-', ' - ', '–', ' to '])}$${comma(h)}${tail()}`],
    [9, () => `$${comma(l)}${unit()}${tail()}`],
    [6, () => `$${l}-${h}${unit()}`],
    [2, () => `$${l} /${h} Per Month`],
    [2, () => `${comma(l)} USD - ${comma(h)} USD/Month`],
    [11, () => `$${hour(low)}${hr()}${tail()}`],
    [
      5,
      () =>
        `$${hour(low)}${random.pick(['-', ' to ', ' - $', '-$'])}${hour(high)}${random.pick(['/hr', ' per hour', ' hourly', '/hour'])}`,
    ],
    [2, () => `${Math.max(2, Math.round(low))}-${Math.round(high) + 1} /hr`],
    [2, () => `${Math.round(l / 4 / 10) * 10} /week${random.pick(['', ' (To start)', ' USD'])}`],
    [
      2,
      () =>
        `$${random.int(4, 40)}${random.pick([' per video', '-50 per video', ' Per Design', ' per article', ' per listing', '/lesson'])}`,
    ],
    [2, () => `Php ${comma(pl)}`],
    [3, () => `${comma(pl)}-${comma(ph)} PHP/Month`],
    [2, () => `P${comma(pl)} to P${comma(ph)}`],
    [2, () => `${k(pl)}-${k(ph)} php/month${tail()}`],
    [
      1,
      () =>
        `${Math.round((low * PESOS_PER_DOLLAR) / 10) * 10}-${Math.round((high * PESOS_PER_DOLLAR) / 10) * 10} PHP/hr`,
    ],
    [1, () => `PHP ${comma(pl)}/mo + incentives; potential PHP${comma(ph)}+`],
    [0.6, () => `₱${comma(pl)}${random.pick(['', ' - ₱'.concat(comma(ph)), '/month'])}`],
    [0.8, () => `PHP ${comma(pl)}–${comma(ph)} (USD $${l}–$${h})`],
    [
      1.2,
      () =>
        `${comma(l)} ${random.pick([employer.country.currency, employer.country.currency, 'AUD', 'CAD'])}`,
    ],
    [0.5, () => `$${Math.round(low)} ${random.pick(['CND', 'AU', 'USDh'])}`],
    [0.6, () => `$${comma(Math.round(pl / 4))} PHP/Weekly`],
    [0.5, () => `up to ${k(pl).replace('k', '')},0000`],
    [0.4, () => `${Math.round(low * 10)}_${Math.round(high * 10)}$/hour`],
    [0.5, () => title],
    [
      0.6,
      () =>
        random.pick([
          'ask me',
          '1st month trial, then we talk',
          '20% commission only',
          'message me on Telegram',
          '$$$',
          '?',
        ]),
    ],
  ])()
}
