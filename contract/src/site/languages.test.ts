import { expect, test } from 'vitest'
import { addressIn, readLanguage } from './languages.ts'

test.each([
  ['/', '/fil'],
  ['/about', '/fil/about'],
  ['/jobs?title=va#top', '/fil/jobs?title=va#top'],
  ['/?from=mail', '/fil?from=mail'],
])('%s is %s in Filipino, and read back as it was', (english, filipino) => {
  expect(addressIn('fil', english)).toBe(filipino)
  expect(addressIn('en', english)).toBe(english)
  expect(readLanguage(filipino)).toEqual({ language: 'fil', address: english })
  expect(readLanguage(english)).toEqual({ language: 'en', address: english })
})

test('an address that only begins alike is an English one', () => {
  expect(readLanguage('/filipino-jobs')).toEqual({ language: 'en', address: '/filipino-jobs' })
  expect(readLanguage('/fil/')).toEqual({ language: 'fil', address: '/' })
})
