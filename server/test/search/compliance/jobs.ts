import type { TestApp } from '../../start-app.ts'
import { addListings, clearListings, type GivenListing } from '../listings.ts'

export type Site = Pick<TestApp, 'db' | 'clock'>
/** Of jobs, tags and employers, by the names that sentences use. */
export type Ids = {
  job: ReadonlyMap<string, number>
  tag: ReadonlyMap<string, number>
  employer: ReadonlyMap<string, number>
}

export const now = new Date('2026-11-20T03:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
export const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)

type GivenJob = GivenListing & { daysAgo: number }

/** No two were posted at one time, so that no order depends on numbers. */
export const jobs: Readonly<Record<string, GivenJob>> = {
  'video editor': {
    title: 'Video Editor',
    description: 'You cut clips for our channel. At least 2 years of experience. Day shift.',
    tags: ['Video Editing', 'Premiere'],
    employer: 'Bright Frames',
    pay: [600, 950],
    daysAgo: 5,
  },
  'editor of videos': {
    title: 'Editor of Videos',
    description: 'Short films for a travel page, in the office.',
    jobType: 'part-time',
    tags: ['Video Editing'],
    employer: 'Bright Frames',
    pay: [300, 450],
    daysAgo: 4,
  },
  photographer: {
    title: 'Photographer',
    description: 'You take pictures, and now and then help the video editor with a film.',
    jobType: 'gig',
    daysAgo: 1,
  },
  'customer service': {
    title: 'Customer Service Representative',
    description: 'You answer customers. Graveyard shift, 9 PM to 5 AM Manila time.',
    tags: ['Zendesk'],
    employer: 'Acme Helpdesk',
    pay: [500, 700],
    daysAgo: 3,
  },
  'weekend support': {
    title: 'Customer Service Agent',
    description: 'Chats only, no phone calls. You work on Saturdays and Sundays, 9 AM to 5 PM Manila time.',
    jobType: 'part-time',
    tags: ['Zendesk'],
    pay: [250, 350],
    daysAgo: 6,
  },
  'data entry': {
    title: 'Data Entry Clerk',
    description: 'No experience is required: we train you. Flexible hours.',
    tags: ['Excel'],
    employer: 'Northwind',
    pay: [200, 400],
    daysAgo: 2,
  },
  'data entry lead': {
    title: 'Data Entry Lead',
    description: 'Five years of experience with data entry are a must.',
    tags: ['Excel'],
    pay: [1500, 2200],
    daysAgo: 9,
  },
  writer: {
    title: 'Content Writer',
    description: 'Articles on gardens.',
    jobType: 'contract',
    employer: 'Northwind',
    daysAgo: 7,
  },
  'filled writer': {
    title: 'Content Writer',
    description: 'Articles on kitchens.',
    jobType: 'contract',
    stale: { why: 'old' },
    daysAgo: 0.5,
  },
  'graphic designer': {
    title: 'Graphic Designer',
    description: 'Logos and pages in Figma.',
    jobType: 'contract',
    tags: ['Figma', 'Photoshop'],
    pay: [5200, null],
    daysAgo: 40,
  },
  translator: {
    title: 'Spanish Translator',
    description: 'Letters from Spanish. A remote job.',
    jobType: 'any',
    pay: [null, 800],
    daysAgo: 20,
  },
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, n): [string, GivenJob] => [
      `bookkeeper ${n + 1}`,
      {
        title: n < 7 ? 'Bookkeeper' : 'Senior Bookkeeper',
        description: n < 3 ? 'You keep the books of clients in the US.' : 'You keep books with Xero in Cebu.',
        tags: ['Xero'],
        employer: n === 8 ? 'Acme Helpdesk' : `Ledgers ${n < 2 ? 'and Sons' : n}`,
        pay: [300 + 100 * n, 500 + 100 * n],
        daysAgo: 10 + n,
      },
    ]),
  ),
}

/** Instead of all others, in the order of the names. */
export async function writeJobs(site: Site, names = Object.keys(jobs)): Promise<Ids> {
  await clearListings(site)
  const given = names.map((name) => jobs[name] as GivenJob)
  const ids = await addListings(
    site,
    given.map(({ daysAgo: days, ...one }) => ({ ...one, postedAt: daysAgo(days) })),
  )
  return idsOf(site, new Map(names.map((name, at) => [name, ids[at] as number])))
}

async function idsOf({ db }: Site, job: ReadonlyMap<string, number>): Promise<Ids> {
  const tags = await db.selectFrom('tags').select(['id', 'name']).execute()
  const employers = await db.selectFrom('employers').select(['id', 'name']).execute()
  return {
    job,
    tag: new Map(tags.map(({ id, name }) => [name, id])),
    employer: new Map(employers.map(({ id, name }) => [name ?? '', id])),
  }
}
