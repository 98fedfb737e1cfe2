import { completeListing, type Listing, type ListingDraft } from './listing.ts'
import { skillNamed } from './skills.ts'

/** One change of the catalogue as it is kept: the listing's new fields. */
export type CatalogueChange = {
  id: number
  posted?: string
  fields?: Partial<Omit<Listing, 'id' | 'posted'>>
}
export type SearchTerms = {
  keyword: string
  types: ReadonlySet<string>
  skillSlugs: readonly string[]
  /** A skill page's slug: the skill itself, or a whole group. */
  group: string
}
export type Catalogue = ReturnType<typeof createCatalogue>

const KEPT_SEARCHES = 50

/** The live job posts: newest bump first, searched, changed. */
export function createCatalogue(drafts: Iterable<ListingDraft>, now: () => Date) {
  const byId = new Map<number, Listing>()
  for (const draft of drafts) byId.set(draft.id, completeListing(draft, now()))
  let order: Listing[] = []
  let texts = new Map<number, string>()
  const searches = new Map<string, Listing[]>()

  /** Puts the open posts in order; called once after a batch of changes, never per request. */
  function settle(): void {
    order = [...byId.values()].filter((listing) => listing.state === 'open')
    order.sort((a, b) => b.posted.getTime() - a.posted.getTime() || b.id - a.id)
    texts = new Map(order.map((one) => [one.id, `${one.title} ${one.employer.name ?? ''}`.toLowerCase()]))
    searches.clear()
  }

  function applyOne(change: CatalogueChange): void {
    const title = change.fields?.title
    const known =
      byId.get(change.id) ??
      (title === undefined ? undefined : completeListing({ id: change.id, title }, now()))
    // A kept change of a listing that this start does not serve (another seed, another file).
    if (!known) return
    const posted = change.posted === undefined ? known.posted : new Date(change.posted)
    byId.set(change.id, { ...known, ...change.fields, posted })
  }

  function matches(listing: Listing, terms: SearchTerms): boolean {
    // 'Any' has no box of its own: it is shown whichever boxes are ticked.
    if (terms.types.size > 0 && listing.type_of_work !== 'Any' && !terms.types.has(listing.type_of_work))
      return false
    if (!texts.get(listing.id)?.includes(terms.keyword)) return false
    if (!terms.skillSlugs.every((slug) => listing.skills.some((skill) => skill.slug === slug))) return false
    return (
      terms.group === '' ||
      listing.skills.some(({ slug }) => slug === terms.group || slug.startsWith(`${terms.group}--`))
    )
  }

  settle()
  return {
    get: (id: number): Listing | undefined => byId.get(id),
    size: () => order.length,
    nextId: () => Math.max(1_740_000, ...byId.keys()) + 1,
    /** How many posts the employer has open. */
    postsOf: (employerId: number) => order.filter((listing) => listing.employer.id === employerId).length,
    newest: (): Listing | undefined => order[0],
    open: (): readonly Listing[] => order,
    apply(changes: Iterable<CatalogueChange>): void {
      for (const change of changes) applyOne(change)
      settle()
    },
    /** Open posts that match, newest first; the answer is kept until the catalogue changes, for the pages that follow. */
    search(terms: SearchTerms): readonly Listing[] {
      if (terms.keyword + terms.group === '' && terms.types.size === 0 && terms.skillSlugs.length === 0)
        return order
      const key = JSON.stringify([terms.keyword, [...terms.types], terms.skillSlugs, terms.group])
      const kept = searches.get(key)
      if (kept) return kept
      const found = order.filter((listing) => matches(listing, terms))
      if (searches.size >= KEPT_SEARCHES) searches.clear()
      searches.set(key, found)
      return found
    },
  }
}

/** A new post's change, from what an order says of it. */
export function newPost(id: number, title: string, fields: Partial<Listing>, now: Date): CatalogueChange {
  const { id: _, posted, ...rest } = completeListing({ ...fields, id, title }, now)
  return { id, posted: posted.toISOString(), fields: rest }
}

/** The skills of an order may be names alone. */
export function readSkills(skills: readonly unknown[]): Listing['skills'] {
  return skills.map((skill) =>
    skillNamed(String(typeof skill === 'object' && skill && 'name' in skill ? skill.name : skill)),
  )
}
