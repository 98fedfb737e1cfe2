export const WORK_TYPES = ['Full Time', 'Part Time', 'Any', 'Gig'] as const
export type WorkType = (typeof WORK_TYPES)[number]
export type ListingState = 'open' | 'removed' | 'unavailable'
export type ListingSkill = { name: string; slug: string }
export type Listing = {
  id: number
  /** Without the id; old ones have capitals. */
  slug: string
  title: string
  type_of_work: WorkType
  /** As typed; often nonsense or empty. */
  salary: string
  /** Digits, 'TBD', or junk such as '-2'. */
  hours: string
  /** The last bump. */
  posted: Date
  /** `<ojfilter>` encloses text hidden from guests. */
  description: string
  skills: ListingSkill[]
  employer: { id: number; name: string | null; logo: string | null }
  state: ListingState
}
export type ListingDraft = { id: number; title: string } & Partial<Listing>

export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
}

/**
 * Defaults: a hidden employer, a full-time week, no pay.
 * @param now the default date of posting
 */
export function completeListing(draft: ListingDraft, now: Date): Listing {
  return {
    slug: slugify(draft.title),
    type_of_work: 'Full Time',
    salary: '',
    hours: '40',
    posted: now,
    description: draft.title,
    skills: [],
    // Far from the generator's ids.
    employer: { id: 200_000 + ((draft.id * 7919) % 700_000), name: null, logo: null },
    state: 'open',
    ...draft,
  }
}

/** `bookkeeper-1740428`, or `1740428` for a title without letters. */
export function jobPath(listing: Pick<Listing, 'id' | 'slug'>): string {
  return `/jobseekers/job/${listing.slug === '' ? '' : `${listing.slug}-`}${listing.id}`
}
