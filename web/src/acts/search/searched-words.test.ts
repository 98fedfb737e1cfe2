// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ana, eli } from '../../../test/seekers.ts'
import { session } from '../../api/session/browser-session.ts'
import { rememberSearched, wasSearched } from './searched-words.ts'

const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00Z') })
  session.signIn('known', ana)
})
afterEach(() => {
  vi.useRealTimers()
})

test('words that ana searched are free for half an hour after their last use', () => {
  expect(wasSearched('bookkeeper')).toBe(false)
  rememberSearched('bookkeeper')
  vi.setSystemTime(Date.now() + 29 * MINUTE_MS)
  expect(wasSearched('bookkeeper')).toBe(true)
  rememberSearched('bookkeeper')
  vi.setSystemTime(Date.now() + 29 * MINUTE_MS)
  expect(wasSearched('bookkeeper')).toBe(true)
  vi.setSystemTime(Date.now() + 1 * MINUTE_MS)
  expect(wasSearched('bookkeeper')).toBe(false)
})

test('case, spaces and wide letters make no other words', () => {
  rememberSearched('  Video   EDITOR ')
  expect(wasSearched('video editor')).toBe(true)
  expect(wasSearched('ｖｉｄｅｏ editor')).toBe(true)
  expect(wasSearched('video editors')).toBe(false)
})

test('the words are ana’s: eli at the same tab has not searched them', () => {
  rememberSearched('bookkeeper')
  session.clear()
  session.begin()
  session.signIn('other', eli)
  expect(wasSearched('bookkeeper')).toBe(false)
  session.clear()
  session.begin()
  session.signIn('unnamed', null)
  rememberSearched('va')
  expect(wasSearched('va')).toBe(false)
})

test.each(['{', '7', '{"person":1,"searched":{}}', '{"person":1,"searched":[null,{"words":7,"at":"x"}]}'])(
  'a broken memory (%s) remembers nothing',
  (kept) => {
    sessionStorage.setItem('searchedWords', kept)
    expect(wasSearched('bookkeeper')).toBe(false)
    rememberSearched('bookkeeper')
    expect(wasSearched('bookkeeper')).toBe(true)
  },
)

test('of more than fifty words in half an hour the oldest go', () => {
  for (let i = 0; i <= 50; i += 1) rememberSearched(`words ${i}`)
  expect(wasSearched('words 0')).toBe(false)
  expect(wasSearched('words 1')).toBe(true)
})

test('turning the pages of one search forgets no other', () => {
  rememberSearched('bookkeeper')
  for (let page = 1; page <= 60; page += 1) rememberSearched('va night shift', 'va')
  expect(wasSearched('bookkeeper')).toBe(true)
})
