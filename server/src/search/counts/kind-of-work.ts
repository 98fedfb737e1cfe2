import type { GuideQuestion, KindCount, KindQuestion } from '../port.ts'
import { placeNames } from '../segments/places.ts'
import { countOne, countSince, SEGMENT_SIZE, type Segment } from '../segments/segment.ts'
import type { Fitting } from './fitting.ts'
import { createPaidListings } from './paid-listings.ts'
import { eachBit, eachValue, frequent, withRoomFor } from './tallies.ts'

/** In one walk, or two if other work is left out. */
export function createKindCount({
  fitting,
  tagNames,
}: {
  fitting: Fitting
  tagNames: () => ReadonlyMap<number, string>
}) {
  const named = new Uint32Array(SEGMENT_SIZE)

  return function countKind(segments: readonly Segment[], asked: KindQuestion): KindCount {
    const { titles, without, newSince, fewest, mostSkills, mostNewest } = asked
    const paid = createPaidListings()
    const placeSets = new Map<number, number>()
    const newest: { id: number; postedAt: number }[] = []
    let tags = new Uint32Array(4096)
    let fresh = 0
    let freshEnd = 0
    let taken = 0

    const others = new Set<number>()
    if (without !== null)
      fitting.eachListing(segments, questionOf(without, fewest), {
        begin: () => {},
        take: (segment, place) => others.add(segment.ids[place] as number),
      })
    const begin = (segment: Segment) => {
      fitting.markPlaces(segment, named)
      freshEnd = countSince(segment, newSince)
      taken = 0
    }
    const take = (segment: Segment, place: number) => {
      if (others.has(segment.ids[place] as number)) return
      paid.add(segment, place)
      if (place < freshEnd) fresh += 1
      const places = named[place] as number
      placeSets.set(places, (placeSets.get(places) ?? 0) + 1)
      eachValue(segment.tags, place, (tag) => {
        if (tag >= tags.length) tags = withRoomFor(tags, tag)
        countOne(tags, tag)
      })
      if (taken >= mostNewest) return
      taken += 1
      newest.push({ id: segment.ids[place] as number, postedAt: segment.postedAt[place] as number })
    }
    fitting.eachListing(segments, questionOf(titles, fewest), { begin, take })

    const names = tagNames()
    return {
      ...paid.read(fewest),
      fresh,
      pay_steps: paid.steps(fewest),
      skills: frequent(tags, mostSkills).flatMap((id) => {
        const name = names.get(id)
        return name === undefined ? [] : [{ name, listings: tags[id] as number }]
      }),
      places: [...placeSets].map(([bits, listings]) => ({ names: namesOf(bits), listings })),
      newest: newest
        .sort((a, b) => b.postedAt - a.postedAt || b.id - a.id)
        .slice(0, mostNewest)
        .map(({ id }) => id),
    }
  }
}

function namesOf(bits: number): string[] {
  const names: string[] = []
  eachBit(bits, (number) => names.push(placeNames[number] ?? ''))
  return names
}

const questionOf = (title: string, fewest: number): GuideQuestion => ({
  title,
  location: null,
  level: null,
  jobType: null,
  tagIds: null,
  fewest,
})
