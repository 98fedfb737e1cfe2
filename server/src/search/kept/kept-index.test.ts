import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyIndex,
  keptFolder,
  openStore,
  otherAnswers,
  readIndex,
} from '../../../test/search/kept-index.ts'
import { createNaiveIndex } from '../../../test/search/naive-index.ts'
import {
  randomListing,
  randomQuestion,
  fewSynonyms as synonyms,
} from '../../../test/search/random-listings.ts'
import { addStep, compare, removeStep, tidyStep } from '../../../test/search/random-steps.ts'
import type { JobIndex } from '../job-index.ts'
import type { Asked } from '../port.ts'
import { isKeptName } from './kept-file.ts'

const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: addStep(2) },
    { weight: 1, arbitrary: addStep(14) },
    { weight: 3, arbitrary: removeStep },
    { weight: 6, arbitrary: tidyStep },
  ),
  { minLength: 1, maxLength: 25, size: 'max' },
)
const questions = fc.array(randomQuestion, { minLength: 3, maxLength: 8 })

const answersOf = (index: JobIndex, asked: readonly Asked[]) => ({
  searches: asked.map(index.search),
  counts: asked.map((one) => index.count(one, { datesFrom: [0, 4, 3, 2, 1], tagIds: [] })),
  ...otherAnswers(index),
})
const keptIn = (folder: string) => readdirSync(folder).filter(isKeptName)

it('carla finds after each of several restarts what she found before, and what a plain look at all listings finds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 4 }), questions, async (rounds, asked) => {
      const folder = keptFolder()
      let index = emptyIndex()
      let store = openStore(folder)
      const naive = createNaiveIndex(synonyms, (term) => {
        const number = index.parts.vocabulary.find(term)
        return number === undefined ? 0 : index.parts.segments.countOf(number)
      })
      for (const [round, some] of rounds.entries()) {
        for (const step of some) step(index, naive)
        if (round % 2 === 1) await store.save({ parts: index.parts, position: 2 * round + 1 })
        else for (const step of some) step(index, naive)
        await store.save({ parts: index.parts, position: 2 * round + 2 })
        store = openStore(folder)
        const again = await readIndex(store)
        if (again === null) throw new Error('nothing was kept')
        expect(store.position()).toBe(2 * round + 2)
        expect(answersOf(again, asked)).toEqual(answersOf(index, asked))
        index = again
        for (const one of asked) compare(index, naive, one)
        expect(keptIn(folder)).toHaveLength(index.statistics().segments + 1)
      }
    }),
    { numRuns: 25 },
  )
})

it('a restart gives the index of before or of after a save that was cut off, wherever it was', async () => {
  let cuts = 0
  await fc.assert(
    fc.asyncProperty(steps, steps, questions, async (before, after, asked) => {
      const folder = keptFolder()
      const index = emptyIndex()
      const naive = createNaiveIndex(synonyms, () => 0)
      for (const step of before) step(index, naive)
      const store = openStore(folder)
      await store.save({ parts: index.parts, position: 1 })
      const old = answersOf(index, asked)
      for (const step of after) step(index, naive)
      const now = answersOf(index, asked)
      let cutAt = 0
      // Each attempt ends one step later.
      let left = 0
      const trying = openStore(folder, {
        step() {
          left -= 1
          if (left < 0) throw new Error('killed')
        },
      })
      await trying.read()
      for (let isWhole = false; !isWhole; cutAt += 1) {
        left = cutAt
        isWhole = await trying.save({ parts: index.parts, position: 2 }).then(
          () => true,
          () => false,
        )
        const copy = keptFolder()
        cpSync(folder, copy, { recursive: true })
        const next = openStore(copy)
        const again = await readIndex(next)
        expect(again && answersOf(again, asked)).toEqual(next.position() === 2 ? now : old)
        if (isWhole) expect(next.position()).toBe(2)
        // The next process removes everything that was cut off.
        if (again) await next.save({ parts: again.parts, position: 2 })
        expect(keptIn(copy)).toHaveLength((again?.statistics().segments ?? 0) + 1)
      }
      cuts += cutAt
    }),
    { numRuns: 3 },
  )
  expect(cuts).toBeGreaterThan(30)
})

describe('what is not as it was written', () => {
  async function keptFor(
    listings = fc.sample(fc.array(randomListing, { minLength: 5 }), { seed: 1, numRuns: 1 }),
  ) {
    const folder = keptFolder()
    const index = emptyIndex()
    for (const some of listings) index.add(some)
    index.remove([listings[0]?.[0]?.id ?? 0])
    await openStore(folder).save({ parts: index.parts, position: 1 })
    return { folder, index }
  }

  it('is not used, whichever bit of it is another', async () => {
    const { folder } = await keptFor()
    const files = readdirSync(folder)
    expect(files).toHaveLength(3)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), fc.nat(), fc.nat({ max: 7 }), async (name, where, bit) => {
        const file = path.join(folder, name)
        const right = readFileSync(file)
        const wrong = Buffer.from(right)
        wrong[where % wrong.length] = (wrong[where % wrong.length] as number) ^ (1 << bit)
        writeFileSync(file, wrong)
        await expect(openStore(folder).read()).rejects.toThrow(/damaged/)
        writeFileSync(file, right)
      }),
      { numRuns: 300 },
    )
    expect(await readIndex(openStore(folder))).not.toBeNull()
  })

  it('is not used where a file is shorter, empty or gone', async () => {
    const { folder } = await keptFor()
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name)
      const right = readFileSync(file)
      for (const length of [right.length - 2, Math.floor(right.length / 2), 0]) {
        writeFileSync(file, right.subarray(0, length))
        await expect(openStore(folder).read()).rejects.toThrow(/damaged/)
      }
      rmSync(file)
      if (isKeptName(name)) await expect(openStore(folder).read()).rejects.toThrow(/missing/)
      else expect(await openStore(folder).read()).toBeNull()
      writeFileSync(file, right)
    }
  })

  it('is not used by another program, on another database, or where the log is shorter, and is replaced', async () => {
    const { folder, index } = await keptFor()
    for (const [given, reason] of [
      [{ madeBy: 'a later version' }, 'another version of the program'],
      [{ originOf: async () => 'elsewhere' }, 'another database'],
      [{ originOf: async () => null }, 'log of changes does not reach back'],
    ] as const) {
      await expect(openStore(folder, given).read()).rejects.toThrow(reason)
    }
    const later = openStore(folder, { madeBy: 'a later version' })
    await expect(later.read()).rejects.toThrow('another version')
    await later.save({ parts: index.parts, position: 2 })
    expect(keptIn(folder)).toHaveLength(index.statistics().segments + 1)
    expect(await readIndex(openStore(folder, { madeBy: 'a later version' }))).not.toBeNull()
  })

  it('is left as it is where the database is away', async () => {
    const { folder } = await keptFor()
    const away = { originOf: () => Promise.reject(new Error('no database')) }
    await expect(openStore(folder, away).read()).rejects.toThrow('no database')
    expect(await readIndex(openStore(folder))).not.toBeNull()
  })

  it('stays where a full disk leaves no room for more, and what was begun goes', async () => {
    const { folder, index } = await keptFor()
    const before = readdirSync(folder)
    const full = openStore(folder, { leftFree: 1 })
    await expect(full.save({ parts: index.parts, position: 2 })).rejects.toThrow('stay free')
    const failing = openStore(folder, {
      step: (what) => {
        if (what.startsWith('sync words')) throw new Error('no room')
      },
    })
    await expect(failing.save({ parts: index.parts, position: 2 })).rejects.toThrow('no room')
    expect(readdirSync(folder)).toEqual(before)
    expect(await readIndex(openStore(folder))).not.toBeNull()
  })

  it('takes no file along that is not its own', async () => {
    const { folder, index } = await keptFor()
    writeFileSync(path.join(folder, 'segment-notes.txt'), 'of the operator')
    await openStore(folder).save({ parts: index.parts, position: 2 })
    expect(readFileSync(path.join(folder, 'segment-notes.txt'), 'utf8')).toBe('of the operator')
  })
})
