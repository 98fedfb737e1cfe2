import { completeListing, type Listing, type ListingDraft } from './listing.ts'
import { skillNamed } from './skills.ts'

export type CatalogueChange = {
  id: number
  posted?: string
  fields?: Partial<Omit<Listing, 'id' | 'posted'>>
}
export type SearchTerms = {
  keyword: string
  types: ReadonlySet<string>
  skillSlugs: readonly string[]
  /** Of a skill or of a group. */
  group: string
}
export type Catalogue = ReturnType<typeof createCatalogue>

const KEPT_SEARCHES = 50

/** Newest bump first. */
export function createCatalogue(drafts: Iterable<ListingDraft>, now: () => Date) {
  const byId = new Map<number, Listing>()
  for (const draft of drafts) byId.set(draft.id, completeListing(draft, now()))
  let order: Listing[] = []
  let texts = new Map<number, string>()
  const searches = new Map<string, Listing[]>()

  /** Once per batch of changes. */
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
    // The listing is no longer served.
    if (!known) return
    const posted = change.posted === undefined ? known.posted : new Date(change.posted)
    byId.set(change.id, { ...known, ...change.fields, posted })
  }

  function matches(listing: Listing, terms: SearchTerms): boolean {
    // 'Any' matches every box.
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
    postsOf: (employerId: number) => order.filter((listing) => listing.employer.id === employerId).length,
    newest: (): Listing | undefined => order[0],
    open: (): readonly Listing[] => order,
    apply(changes: Iterable<CatalogueChange>): void {
      for (const change of changes) applyOne(change)
      settle()
    },
    /** Newest first; cached until the catalogue changes. */
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

export function newPost(id: number, title: string, fields: Partial<Listing>, now: Date): CatalogueChange {
  const { id: _, posted, ...rest } = completeListing({ ...fields, id, title }, now)
  return { id, posted: posted.toISOString(), fields: rest }
}

/** Skills may be bare names. */
export function readSkills(skills: readonly unknown[]): Listing['skills'] {
  return skills.map((skill) =>
    skillNamed(String(typeof skill === 'object' && skill && 'name' in skill ? skill.name : skill)),
  )
}
