// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { runBeforePaint } from '../../../test/before-paint.ts'
import { markSwitch } from '../../i18n/kept-language.ts'

/** @returns where the address redirects, null if it stays */
function load(address: string, lang: 'en' | 'fil'): string | null {
  document.documentElement.lang = lang
  const { pathname, search, hash, href } = new URL(address, location.origin)
  const replace = vi.fn<(address: string) => void>()
  runBeforePaint({ location: { pathname, search, hash, href, replace } })
  return replace.mock.calls[0]?.[0] ?? null
}
const kept = () => localStorage.getItem('language')

beforeEach(() => localStorage.clear())

test('the switch is kept by the page it leads to, once that has come', () => {
  markSwitch('fil', '/jobs?q=va#top')
  expect(kept()).toBeNull()
  expect(load('/fil/jobs?q=va#top', 'fil')).toBeNull()
  expect(kept()).toBe('fil')
  expect(load('/about', 'en')).toBe('/fil/about')
})

test('back in English nothing leads away again', () => {
  localStorage.setItem('language', 'fil')
  markSwitch('en', '/jobs')
  expect(load('/jobs', 'en')).toBeNull()
  expect(kept()).toBe('en')
})

test('without a signal, where English comes in the place of Filipino, nothing has been chosen', () => {
  markSwitch('fil', '/jobs')
  expect(load('/fil/jobs', 'en')).toBeNull()
  expect(kept()).toBeNull()
  expect(load('/jobs', 'en')).toBeNull()
})

test('a switch that was declined is not remembered', () => {
  markSwitch('fil', '/jobs')
  expect(load('/about', 'en')).toBeNull()
  expect(load('/fil/jobs', 'fil')).toBeNull()
  expect(kept()).toBeNull()
})
