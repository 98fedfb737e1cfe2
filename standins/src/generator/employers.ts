import type { Kind } from './kind.ts'
import { virtualAssistant } from './kinds/office.ts'
import { KINDS } from './kinds.ts'
import { COMPANY_ENDS, COMPANY_FORMS, COMPANY_WORDS, FIRST_NAMES, LAST_NAMES } from './names.ts'
import { COUNTRIES, TRADES } from './places.ts'
import type { Random } from './random.ts'

/** How an employer writes: each has one way and keeps to it. */
export type Voice = 'formal' | 'letter' | 'terse' | 'loud' | 'agency' | 'wall'
export type Employer = {
  id: number
  /** What the board shows; null where it shows nothing. */
  name: string | null
  logo: string | null
  /** What the employer calls itself in its texts. */
  company: string
  manager: string
  country: (typeof COUNTRIES)[number]
  city: string
  clock: string
  trade: string
  niche: string
  kinds: readonly Kind[]
  voice: Voice
  bullet: string
}

const HIDDEN_SHARE = 0.25
const LOGO_SHARE = 0.45

/** Makes so many employers; the first ones post most. */
export function makeEmployers(random: Random, count: number): Employer[] {
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => makeEmployer(random, index, taken))
}

function makeEmployer(random: Random, index: number, taken: Set<string>): Employer {
  const country = random.weighted(COUNTRIES.map((one) => [one.weight, one] as const))
  const [city, clock] = random.pick<readonly [string, string]>(country.cities)
  const weighted = KINDS.map((kind) => [kind.weight, kind] as const)
  // Those who post most are agencies that hire for everything.
  const wanted = Array.from({ length: index < 25 ? 8 : random.int(1, 3) }, () => random.weighted(weighted))
  const own = wanted[0]?.trades
  const [trade, niche] = random.pick(own ? TRADES.filter(([name]) => own.includes(name)) : TRADES)
  const fitting = wanted.filter(({ trades }) => trades === undefined || trades.includes(trade))
  const manager = random.pick(FIRST_NAMES)
  let company = nameCompany(random, trade, manager)
  while (taken.has(company)) company = nameCompany(random, trade, manager)
  taken.add(company)
  // Numbers in the range of the real board's, apart from each other so that ids never meet.
  const id = 310_000 + index * 531 + random.int(0, 500)
  const hidden = random.chance(HIDDEN_SHARE)
  // Some employers are known to the board by the person's name only.
  const name = random.chance(0.2) ? `${manager} ${random.pick(LAST_NAMES)}` : company
  const hash = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('')
  const hasLogo = !hidden && random.chance(LOGO_SHARE)
  return {
    id,
    name: hidden ? null : name,
    logo: hasLogo ? `/employer_logos/${id}/${hash}.png` : null,
    company,
    manager,
    country,
    city,
    clock,
    trade,
    niche,
    kinds: fitting.length > 0 ? fitting : [virtualAssistant],
    voice: random.weighted([
      [34, 'formal'],
      [24, 'letter'],
      [14, 'terse'],
      [11, 'loud'],
      [11, 'agency'],
      [6, 'wall'],
    ] as const),
    bullet: random.pick(['- ', '• ', '* ', '', '– ', '1', '✔ ']),
  }
}

function nameCompany(random: Random, trade: string, manager: string): string {
  const word = random.pick(COMPANY_WORDS)
  const end = random.pick(COMPANY_ENDS)
  const form = random.pick(COMPANY_FORMS)
  const name = random.pick(LAST_NAMES)
  const line =
    trade[0] === trade[0]?.toUpperCase() ? trade : trade.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return random.pick([
    `${word}${end.toLowerCase()} ${form}`,
    `${word} ${end} ${form}`,
    `${name} & ${random.pick(LAST_NAMES)} ${form}`,
    `${name} ${line}`,
    `${word} ${line} ${form}`,
    `${manager}'s ${line}`,
    `The ${word} ${end}`,
    `${word} & ${random.pick(COMPANY_WORDS)}`,
    `${name} ${form}`,
    `${word.toUpperCase()}${end.toUpperCase()}`,
  ])
}
