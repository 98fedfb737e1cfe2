import { expect, test } from 'vitest'
import { landingWith } from './landing.ts'

test.each([
  ['/jobs', '/onboarding'],
  ['/jobs/', '/onboarding'],
  ['/jobs#main', '/onboarding'],
  ['/', '/onboarding'],
  [undefined, '/onboarding'],
  ['/jobs?search=va', '/jobs?search=va'],
  ['/?from=mail', '/?from=mail'],
  ['/jobs/7', '/jobs/7'],
  ['/settings', '/settings'],
  ['/onboarding?step=2', '/onboarding?step=2'],
])('whose profile is not set up and who had wanted %s goes to %s', (next, path) => {
  expect(landingWith('/onboarding', next)).toBe(path)
})

test('whoever is done goes where they wanted to, to the bare listing too', () => {
  expect(landingWith('/jobs', '/')).toBe('/')
  expect(landingWith('/jobs', '/jobs')).toBe('/jobs')
})

test.each([
  'https://evil.example/jobs',
  '//evil.example/jobs',
  'javascript:alert(1)',
  '/logout',
  '/no-such-page',
])('nobody is led to %s by what a link asks for', (next) => {
  expect(landingWith('/jobs', next)).toBe('/jobs')
})
