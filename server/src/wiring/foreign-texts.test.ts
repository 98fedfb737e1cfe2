/** @module-tag security */
import { describe, expect, it } from 'vitest'
import { ofBoardPages } from '../../test/foreign-texts/board-pages.ts'
import { growsTooFast } from '../../test/foreign-texts/growth.ts'
import { hostileShapes } from '../../test/foreign-texts/hostile-shapes.ts'
import { ofLetters } from '../../test/foreign-texts/letters.ts'
import { ofListings } from '../../test/foreign-texts/listings.ts'
import { ofPassedOn } from '../../test/foreign-texts/passed-on.ts'
import { ofResumes } from '../../test/foreign-texts/resumes.ts'
import { ofSearches } from '../../test/foreign-texts/searches.ts'
import { ofSeekers } from '../../test/foreign-texts/seekers.ts'
import { functionsRunBy, textTakersIn } from '../../test/foreign-texts/text-takers.ts'

const areas = [ofListings, ofBoardPages, ofResumes, ofSearches, ofLetters, ofSeekers, ofPassedOn]
const readers = areas.flatMap((area) => Object.entries(area.readers))
const SHORT = 400

/** A refused text has been read. */
function readAnyhow(read: (text: string) => unknown, text: string): void {
  try {
    read(text)
  } catch {}
}

describe('However long a text of others is, and whatever it is made of', () => {
  // A limit for hangs: quadratic reading takes minutes.
  it.each(readers)('reading it as %s takes no longer than it is', { timeout: 180_000 }, (_, read) => {
    const growing = Object.entries(hostileShapes).find(([, make]) =>
      growsTooFast((text) => readAnyhow(read, text), make),
    )
    expect(growing?.[0]).toBeUndefined()
  })

  it('whatever takes a text in the folders that read is among these readers', () => {
    const run = functionsRunBy(() => {
      for (const [, read] of readers)
        for (const make of Object.values(hostileShapes)) readAnyhow(read, make(SHORT))
    })
    for (const { folders, apart } of areas) {
      const unread = textTakersIn(folders).filter((one) => !run.has(one))
      expect(new Set(unread.map((one) => one.slice(one.lastIndexOf('/') + 1)))).toEqual(new Set(apart))
    }
  })
})
