import { describe, expect, it } from 'vitest'
import type { SourcePage } from '../../../outside/listing-sources/port.ts'
import type { Cursor } from '../runs/store.ts'
import { nextCursor } from './service.ts'

function page(first: number, length = 30, nextOffset: number | null = 1): SourcePage {
  const cards = Array.from({ length }, (_, index) => ({
    sourceId: String(first + index),
    url: '',
    title: '',
    typeText: '',
    salaryText: '',
    postedAt: new Date(0),
    skills: [],
  }))
  return { cards, unreadable: 0, total: null, nextOffset, skills: [] }
}
const ids = (first: number, length = 30) => page(first, length).cards.map((card) => card.sourceId)
const full = { isRecent: false, news: 30, worthReading: 30 }
const recent = { ...full, isRecent: true }
const at = (offset: number, seen: string[], stage: Cursor['stage'] = 'list'): Cursor => ({
  stage,
  offset,
  seen,
})

describe('where a walk of the list reads on', () => {
  it('three listings before the end of the page, so that the next one touches it', () => {
    expect(nextCursor(at(0, []), page(0), full)).toEqual(at(27, ids(0)))
  })

  it('further up when listings were removed and the next page no longer touches the last one', () => {
    expect(nextCursor(at(54, ids(27)), page(58), full)).toEqual(at(24, ids(27)))
  })

  it('further up when the list became shorter than where it was', () => {
    expect(nextCursor(at(54, ids(27)), page(0, 0, null), full)).toEqual(at(24, ids(27)))
  })

  it('at the top again after the last page, for what was bumped meanwhile', () => {
    expect(nextCursor(at(54, ids(27)), page(54, 12, null), full)).toEqual(at(0, [], 'top'))
  })

  it('nowhere when everything stood on a single page', () => {
    expect(nextCursor(at(0, []), page(0, 12, null), full).stage).toBe('details')
  })

  it('down from the top as long as there is something new, and no further', () => {
    expect(nextCursor(at(0, [], 'top'), page(0), { ...full, news: 2 })).toEqual(at(30, ids(0), 'top'))
    expect(nextCursor(at(30, ids(0), 'top'), page(30), { ...full, news: 0 }).stage).toBe('details')
  })

  it('nowhere, in a recent run, after a page that says nothing new', () => {
    expect(nextCursor(at(27, ids(0)), page(27), { ...recent, worthReading: 0 }).stage).toBe('details')
    expect(nextCursor(at(27, ids(0)), page(27), { ...recent, worthReading: 1 })).toEqual(at(54, ids(27)))
  })

  it('nowhere, in a recent run, after the last page', () => {
    expect(nextCursor(at(27, ids(0)), page(27, 5, null), recent).stage).toBe('details')
  })
})
