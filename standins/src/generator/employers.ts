import type { Kind } from './kind.ts'
import type { Random } from './random.ts'
import kinds from './words/kinds.json' with { type: 'json' }
import names from './words/names.json' with { type: 'json' }
import places from './words/places.json' with { type: 'json' }

/** The same in all of an employer's posts. */
export type Voice = 'formal' | 'letter' | 'terse' | 'loud' | 'agency' | 'wall'
export type Employer = {
  id: number
  /** Null if hidden. */
  name: string | null
  logo: string | null
  /** Its name in its own texts. */
  company: string
  manager: string
  country: (typeof places.countries)[number]
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

/** The first ones post most. */
export function makeEmployers(random: Random, count: number): Employer[] {
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => makeEmployer(random, index, taken))
}

function makeEmployer(random: Random, index: number, taken: Set<string>): Employer {
  const country = random.weighted(places.countries.map((one) => [one.weight, one] as const))
  const { city, clock } = random.pick(country.cities)
  const weighted = Object.values<Kind>(kinds).map((kind) => [kind.weight, kind] as const)
  // The most frequent posters are agencies.
  const wanted = Array.from({ length: index < 25 ? 8 : random.int(1, 3) }, () => random.weighted(weighted))
  const own = wanted[0]?.trades
  const { trade, company: niche } = random.pick(
    own ? places.trades.filter((one) => own.includes(one.trade)) : places.trades,
  )
  const fitting = wanted.filter(({ trades }) => trades === undefined || trades.includes(trade))
  const manager = random.pick(names.firstNames)
  let company = nameCompany(random, trade, manager)
  while (taken.has(company)) company = nameCompany(random, trade, manager)
  taken.add(company)
  // In the real range; the steps keep ids distinct.
  const id = 310_000 + index * 531 + random.int(0, 500)
  const hidden = random.chance(HIDDEN_SHARE)
  // Some register under a personal name.
  const name = random.chance(0.2) ? `${manager} ${random.pick(names.lastNames)}` : company
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
    kinds: fitting.length > 0 ? fitting : [kinds.virtualAssistant],
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
  const word = random.pick(names.companyWords)
  const end = random.pick(names.companyEnds)
  const form = random.pick(names.companyForms)
  const name = random.pick(names.lastNames)
  const line =
    trade[0] === trade[0]?.toUpperCase() ? trade : trade.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return random.pick([
    `${word}${end.toLowerCase()} ${form}`,
    `${word} ${end} ${form}`,
    `${name} & ${random.pick(names.lastNames)} ${form}`,
    `${name} ${line}`,
    `${word} ${line} ${form}`,
    `${manager}'s ${line}`,
    `The ${word} ${end}`,
    `${word} & ${random.pick(names.companyWords)}`,
    `${name} ${form}`,
    `${word.toUpperCase()}${end.toUpperCase()}`,
  ])
}
