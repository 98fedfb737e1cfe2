import { jobTypes, workHours } from '@hanap/contract/jobs/jobs'
import { experienceLevels } from '@hanap/contract/jobs/salaries'
import type { Guide, GuideQuestion } from '../port.ts'
import { placeNames } from '../segments/places.ts'
import { countOne, SEGMENT_SIZE, type Segment } from '../segments/segment.ts'
import { namesWork } from '../words/names-work.ts'
import { levelTerm, type Vocabulary } from '../words/vocabulary.ts'
import type { Fitting } from './fitting.ts'
import { createPaidListings, isPaid, type PaidListings } from './paid-listings.ts'
import { eachBit, eachValue, frequent, withRoomFor } from './tallies.ts'

const MOST_TITLES = 10
const MOST_PLACES = 10
const MOST_SKILLS = 12
const NOBODY = -1

/** Each group in one walk over flat arrays. */
export function createPayGuide({
  vocabulary,
  fitting,
  tagNames,
}: {
  vocabulary: Vocabulary
  fitting: Fitting
  tagNames: () => ReadonlyMap<number, string>
}) {
  const { own, eachEntry } = fitting
  const levels = new Int8Array(SEGMENT_SIZE)
  const named = new Uint32Array(SEGMENT_SIZE)

  function eachListing(
    segments: readonly Segment[],
    question: GuideQuestion,
    take: (segment: Segment, place: number) => void,
  ) {
    const begin = (segment: Segment) => {
      markLevels(segment)
      fitting.markPlaces(segment, named)
    }
    fitting.eachListing(segments, question, { begin, take })
  }

  function markLevels(segment: Segment) {
    levels.fill(NOBODY, 0, segment.size)
    for (const [number, level] of experienceLevels.entries()) {
      for (const [entry] of own(levelTerm(level)))
        if (entry) eachEntry(segment, entry, (place) => void (levels[place] = number))
    }
  }

  /** The most frequent ones, which the second walk counts. */
  function chooseGroups(segments: readonly Segment[], question: GuideQuestion) {
    const pieces = new Uint32Array(vocabulary.pieces.length)
    let tags = new Uint32Array(4096)
    const places = new Uint32Array(placeNames.length)
    eachListing(segments, question, (segment, place) => {
      if (isPaid(segment, place)) eachValue(segment.titlePieces, place, (piece) => countOne(pieces, piece))
      eachValue(segment.tags, place, (tag) => {
        if (tag >= tags.length) tags = withRoomFor(tags, tag)
        countOne(tags, tag)
      })
      eachBit(named[place] as number, (number) => countOne(places, number))
    })
    return {
      pieces: groupsFor(
        frequent(pieces, 4 * MOST_TITLES)
          .filter((piece) => namesWork(vocabulary.pieces.at(piece)))
          .slice(0, MOST_TITLES),
        pieces.length,
      ),
      tags: groupsFor(frequent(tags, MOST_SKILLS), tags.length),
      places: groupsFor(frequent(places, MOST_PLACES), places.length),
    }
  }

  return function payGuide(segments: readonly Segment[], question: GuideQuestion): Guide {
    const { pieces, tags, places } = chooseGroups(segments, question)
    const all = createPaidListings()
    const byLevel = experienceLevels.map(createPaidListings)
    const byType = jobTypes.map(createPaidListings)
    const byHours = workHours.map(createPaidListings)
    let levelStated = 0
    let placeStated = 0
    eachListing(segments, question, (segment, place) => {
      all.add(segment, place)
      byType[segment.types[place] as number]?.add(segment, place)
      byHours[segment.workHours[place] as number]?.add(segment, place)
      const level = levels[place] as number
      if (level !== NOBODY) levelStated += 1
      byLevel[level]?.add(segment, place)
      const bits = named[place] as number
      if (bits !== 0) placeStated += 1
      eachBit(bits, (number) => places.get(number)?.add(segment, place))
      eachValue(segment.titlePieces, place, (piece) => pieces.get(piece)?.add(segment, place))
      eachValue(segment.tags, place, (tag) => tags.get(tag)?.add(segment, place))
    })
    const names = tagNames()
    const read = (group: PaidListings) => group.read(question.fewest)
    return {
      all: read(all),
      pay_steps: all.steps(question.fewest),
      by_hours: workHours.map((hours, i) => ({ hours, ...read(byHours[i] ?? all) })),
      by_title: pieces.all.map(({ number, group }) => ({
        title: vocabulary.pieces.at(number),
        ...read(group),
      })),
      by_location: places.all.map(({ number, group }) => ({
        location: placeNames[number] ?? '',
        ...read(group),
      })),
      location_stated: placeStated,
      by_experience: experienceLevels.map((level, i) => ({ level, ...read(byLevel[i] ?? all) })),
      experience_stated: levelStated,
      by_job_type: jobTypes
        .map((job_type, i) => ({ job_type, ...read(byType[i] ?? all) }))
        .filter(({ listings }) => listings > 0),
      skills: tags.all.flatMap(({ number: id, group }) => {
        const name = names.get(id)
        return name === undefined ? [] : [{ id, name, ...read(group) }]
      }),
    }
  }
}

function groupsFor(numbers: readonly number[], end: number) {
  const groups = numbers.map(createPaidListings)
  const places = new Int8Array(end).fill(NOBODY)
  for (const [i, number] of numbers.entries()) places[number] = i
  return {
    get: (number: number) => groups[places[number] as number],
    all: groups.map((group, i) => ({ number: numbers[i] as number, group })),
  }
}
