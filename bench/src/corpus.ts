import type { FoundListing } from '@hanap/server/features/imports/rules/listing-version'
import { SKILLS } from '@hanap/standins/board/listings/skills'
import { makeEmployers } from '@hanap/standins/generator/employers'
import { generateListings } from '@hanap/standins/generator/generate'
import { createRandom, type Random } from '@hanap/standins/generator/random'
import { createZipf, makeWords } from './corpus/words.ts'

/** Jobs are posted in the year before. */
export const CORPUS_NOW = new Date('2026-11-20T04:00:00Z')
const DAYS = 365
const DAY_MS = 24 * 60 * 60 * 1000
/** Newer dates than the ids suggest. */
const BUMPED_SHARE = 0.1

/** Real jobs use some hundred thousand words, the generator some thousand. */
const WORDS = 300_000
const EXTRA_SENTENCES = [3, 6] as const
const SENTENCE_WORDS = [6, 14] as const
const TAGS = 2000
const EMPLOYERS_PER_LISTING = 0.06
const FEWEST_EMPLOYERS = 60
/** A few employers post often, most once or twice. */
const EMPLOYER_EXPONENT = 0.85

/** Generated whole: a job depends only on its block, not on the corpus's size. */
const BLOCK = 5000

/** Employer and tags are indexes. */
export type CorpusListing = {
  found: FoundListing & { postedAt: Date }
  employer: number
  tags: number[]
}
export type Corpus = {
  employers: readonly { sourceId: string; name: string | null }[]
  tags: readonly string[]
  /** Oldest first, lazily. */
  listings(from: number, count: number): Generator<CorpusListing>
}

/**
 * Makes jobs with the stand-in board's generator, adding sentences of made-up words. Fully determined by size and
 * seed. Indexes from `size` on are jobs of the last day.
 */
export function createCorpus({ size, seed }: { size: number; seed: number }): Corpus {
  const words = makeWords(createRandom(seed), WORDS)
  const chooseWord = createZipf(WORDS)
  const employerCount = Math.max(FEWEST_EMPLOYERS, Math.round(size * EMPLOYERS_PER_LISTING))
  const employers = makeEmployers(createRandom(seed + 1), employerCount).map(({ id, name }) => ({
    sourceId: String(id),
    name,
  }))
  const chooseEmployer = createZipf(employerCount, EMPLOYER_EXPONENT)
  const tags = makeTags(words, createRandom(seed + 2))
  const tagNumbers = new Map(tags.map((name, number) => [name.toLowerCase(), number]))
  const chooseTag = createZipf(tags.length)

  function writeSentences(random: Random): string {
    const sentences = Array.from({ length: random.int(...EXTRA_SENTENCES) }, () => {
      const some = Array.from({ length: random.int(...SENTENCE_WORDS) }, () => words[chooseWord(random)])
      const sentence = some.join(' ')
      return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
    })
    return sentences.join(' ')
  }

  function* makeBlock(block: number): Generator<CorpusListing> {
    const random = createRandom(seed * 1_000_003 + block)
    const drafts = generateListings({ count: BLOCK, seed: seed * 7919 + block, now: CORPUS_NOW })
    const open = drafts.filter(({ state }) => state === 'open')
    for (const [place, draft] of open.entries()) {
      const number = block * BLOCK + place
      const employer = chooseEmployer(random)
      const own = (draft.skills ?? []).flatMap(({ name }) => tagNumbers.get(name.toLowerCase()) ?? [])
      const more = Array.from({ length: random.int(0, 2) }, () => chooseTag(random))
      const numbers = [...new Set([...own, ...more])]
      const text = (draft.description ?? '').replaceAll(/<\/?ojfilter>/g, '')
      yield {
        employer,
        tags: numbers,
        found: {
          sourceId: String(number),
          url: `https://board.example/job/${number}`,
          title: draft.title,
          typeText: draft.type_of_work ?? '',
          salaryText: draft.salary ?? '',
          hoursText: draft.hours ?? '',
          description: `${text}\n\n${writeSentences(random)}`,
          skills: numbers.map((tag) => tags[tag] as string),
          employer: employers[employer] as Corpus['employers'][number],
          postedAt: new Date(chooseTime(random, number / size)),
          isLive: true,
        },
      }
    }
  }

  return {
    employers,
    tags,
    *listings(from, count) {
      let left = count
      for (let block = Math.floor(from / BLOCK); left > 0; block += 1) {
        let number = block * BLOCK
        for (const listing of makeBlock(block)) {
          number += 1
          if (number <= from) continue
          if (left === 0) return
          left -= 1
          yield listing
        }
      }
    },
  }
}

/** Milliseconds; ascending except for bumped jobs. */
function chooseTime(random: Random, share: number): number {
  const age = Math.max(0, 1 - share) * DAYS * DAY_MS
  const shaken = Math.max(0, age - random.next() * DAY_MS)
  const now = random.chance(BUMPED_SHARE) ? random.next() * shaken : shaken
  return Math.floor((CORPUS_NOW.getTime() - now) / 1000) * 1000
}

/** The board's skills and made-up ones; the first are the most frequent. */
function makeTags(words: readonly string[], random: Random): string[] {
  const names = new Map(SKILLS.map(({ name }) => [name.toLowerCase(), name]))
  while (names.size < TAGS) {
    const name = `${random.pick(words)} ${random.pick(words)}`
    names.set(name, name)
  }
  return random.some([...names.values()], names.size)
}
