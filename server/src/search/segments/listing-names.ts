import type { Listing } from '../port.ts'

export type NamesById = readonly (readonly [id: number, name: string])[]

/** As in their latest listing. */
export type ListingNames = {
  readonly employers: ReadonlyMap<number, string>
  readonly tags: ReadonlyMap<number, string>
  note(listings: readonly Listing[]): void
  /** Since the last call. */
  takeChanged(): { employers: NamesById; tags: NamesById }
}

export function createListingNames(kept?: { employers: NamesById; tags: NamesById }): ListingNames {
  const employers = createNames(kept?.employers)
  const tags = createNames(kept?.tags)
  return {
    employers: employers.names,
    tags: tags.names,
    note(listings) {
      for (const listing of listings) {
        if (listing.employer?.name) employers.set(listing.employer.id, listing.employer.name)
        for (const { id, name } of listing.tags) tags.set(id, name)
      }
    },
    takeChanged: () => ({ employers: employers.takeChanged(), tags: tags.takeChanged() }),
  }
}

function createNames(kept: NamesById = []) {
  const names = new Map(kept)
  const changed = new Set<number>()
  return {
    names,
    set(id: number, name: string) {
      if (names.get(id) === name) return
      names.set(id, name)
      changed.add(id)
    },
    takeChanged() {
      const taken = [...changed].map((id) => [id, names.get(id) ?? ''] as const)
      changed.clear()
      return taken
    },
  }
}
