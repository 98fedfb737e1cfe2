import type { ListingDraft, ListingState, WorkType } from '../board/listings/listing.ts'
import { slugify } from '../board/listings/listing.ts'
import { skillNamed } from '../board/listings/skills.ts'
import { writeDescription } from './descriptions.ts'
import { type Employer, makeEmployers } from './employers.ts'
import { writePay } from './pay-texts.ts'
import { createRandom, type Random } from './random.ts'
import { writeTitle } from './titles.ts'
import phrases from './words/phrases.json' with { type: 'json' }

const DAYS = 45
/** 5,000 open posts have about 1,200 employers. */
const POSTS_PER_EMPLOYER = 3.6
const GONE_SHARE = 0.015
const BUMPED_SHARE = 0.08
const CONTRACT_SHARE = 0.015
const NEWEST_ID = 1_780_000
/** Below this id, addresses keep their capitals. */
const OLD_STYLE_BEFORE = 1_430_000

/**
 * Newest first, ending at `now`; determined by seed and count.
 * @param count open posts; 1.5% removed or unavailable ones are added
 */
export function generateListings({
  count,
  seed,
  now,
}: {
  count: number
  seed: number
  now: Date
}): ListingDraft[] {
  const random = createRandom(seed)
  const employers = makeEmployers(random, Math.max(12, Math.round(count / POSTS_PER_EMPLOYER)))
  const choose = zipf(random, employers)
  const total = count + Math.ceil(count * GONE_SHARE)
  const ages = Array.from({ length: total }, () => Math.round(random.next() ** 2.2 * DAYS * 86_400)).sort(
    (a, b) => a - b,
  )
  const newest = Math.floor(now.getTime() / 1000) * 1000
  const used = new Set<number>()
  let nextId = NEWEST_ID
  return ages.map((age, index) => {
    nextId -= random.int(1, 9)
    // A new date with an old id.
    let id = random.chance(BUMPED_SHARE) ? random.int(1_037_964, 1_690_000) : nextId
    while (used.has(id)) id += 1
    used.add(id)
    const state: ListingState =
      index < total - count ? random.pick(['removed', 'removed', 'unavailable']) : 'open'
    return { ...writeListing(random, id, choose()), posted: new Date(newest - age * 1000), state }
  })
}

function writeListing(random: Random, id: number, employer: Employer): ListingDraft {
  const kind = random.pick(employer.kinds)
  const role = random.pick(kind.roles)
  const title = writeTitle(random, role, kind, employer)
  const type = random.weighted<WorkType>([
    [921, 'Full Time'],
    [339, 'Any'],
    [316, 'Part Time'],
    [75, 'Gig'],
  ])
  const hours = chooseHours(random, type)
  const salary = writePay(random, kind.hourly, employer, title)
  const shady = random.chance(0.04)
  const skillCount = random.weighted([
    [407, 0],
    [90, 1],
    [132, 2],
    [1022, 3],
  ])
  const description = writeDescription(random, {
    role,
    kind,
    employer,
    hours,
    pay: salary,
    shady,
    contract: chooseContract(id),
  })
  return {
    id,
    title,
    slug: id < OLD_STYLE_BEFORE ? oldSlug(title) : slugify(title),
    type_of_work: type,
    salary,
    hours,
    description,
    skills: random.some(kind.skills, skillCount).map(skillNamed),
    employer: { id: employer.id, name: employer.name, logo: employer.logo },
  }
}

/** Its own seed shifts no other random choice. */
function chooseContract(id: number): string {
  const random = createRandom(id)
  return random.chance(CONTRACT_SHARE) ? random.pick(phrases.contracts) : ''
}

function chooseHours(random: Random, type: WorkType): string {
  if (random.chance(0.012)) return random.pick(['-2', '-3', '0', '100', '168'])
  if (random.chance(0.18)) return 'TBD'
  if (type === 'Full Time')
    return String(
      random.weighted([
        [80, 40],
        [6, 45],
        [4, 50],
        [4, 35],
        [3, 38],
        [2, 48],
        [1, 60],
      ]),
    )
  if (type === 'Part Time')
    return String(
      random.weighted([
        [50, 20],
        [15, 10],
        [12, 15],
        [10, 25],
        [6, 30],
        [4, 5],
        [3, 12],
      ]),
    )
  return String(
    random.weighted([
      [30, 40],
      [20, 20],
      [14, 10],
      [10, 30],
      [8, 5],
      [6, 25],
      [4, 22],
      [3, 8],
      [2, 3],
    ]),
  )
}

/** A few employers post often, most once or twice. */
function zipf(random: Random, employers: readonly Employer[]): () => Employer {
  let sum = 0
  const upTo = employers.map((_, index) => {
    sum += 1 / (index + 8) ** 0.85
    return sum
  })
  return () => {
    const point = random.next() * sum
    const index = upTo.findIndex((value) => value > point)
    return employers[Math.max(0, index)] as Employer
  }
}

function oldSlug(title: string): string {
  return title
    .replace(/[^A-Za-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
}
