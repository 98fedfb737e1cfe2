/** What the board knows of one job post. */
export type WorkType = 'Full Time' | 'Part Time' | 'Any' | 'Gig'
export type ListingState = 'open' | 'removed' | 'unavailable'
export type ListingSkill = { name: string; slug: string }
export type Listing = {
  id: number
  /** The words of the address, without the id. Old posts keep capitals. */
  slug: string
  title: string
  type_of_work: WorkType
  /** As the employer typed it, often nonsense, may be empty. */
  salary: string
  /** Digits as text, 'TBD', or junk such as '-2'. */
  hours: string
  /** The last time the post was put on top. */
  posted: Date
  /** Plain text; `<ojfilter>…</ojfilter>` stands around what guests may not read. */
  description: string
  skills: ListingSkill[]
  employer: { id: number; name: string | null; logo: string | null }
  state: ListingState
}
/** A listing as a test or a file writes it: what is missing is filled in. */
export type ListingDraft = { id: number; title: string } & Partial<Listing>

/** Words for an address: lower case, dashes, nothing else. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
}

/**
 * Fills what a draft leaves out: an employer of its own that is not shown, a full-time week, no pay.
 * @param now when the listing was posted if the draft does not say
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
    // A number of its own per listing, far from the ids that our generator gives.
    employer: { id: 200_000 + ((draft.id * 7919) % 700_000), name: null, logo: null },
    state: 'open',
    ...draft,
  }
}

/** The last part of a job's address: `bookkeeper-1740428`, or `1740428` where the title has no letters. */
export function jobPath(listing: Pick<Listing, 'id' | 'slug'>): string {
  return `/jobseekers/job/${listing.slug === '' ? '' : `${listing.slug}-`}${listing.id}`
}
