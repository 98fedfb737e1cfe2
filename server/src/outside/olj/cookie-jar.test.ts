import { expect, test } from 'vitest'
import { createJar, openSession } from './cookie-jar.ts'

const ORIGIN = 'https://board.example'
const clock = { now: () => new Date('2026-11-20T00:00:00Z') }
const page = new URL('/jobseekers', ORIGIN)

test('a cookie goes where it belongs and nowhere else', () => {
  const jar = createJar(ORIGIN, clock)
  jar.take(page, ['a=1; Path=/; HttpOnly', 'b=2; Path=/jobseekers', 'c=3; Domain=other.example', '=4', 'd'])
  expect(jar.header(page)).toBe('a=1; b=2')
  expect(jar.header(new URL('/jobseekersx', ORIGIN))).toBe('a=1')
  expect(jar.header(new URL('https://other.example/'))).toBe('')
})

test('a cookie is replaced, and ends when it says so', () => {
  const jar = createJar(ORIGIN, clock)
  jar.take(page, ['ci_session=old; Path=/', 'x=1; Expires=Thu, 01 Jan 2032 00:00:00 GMT'])
  jar.take(page, ['ci_session=a=b; Path=/', 'x=; Max-Age=0', 'y=1; Expires=Thu, 01 Jan 2015 00:00:00 GMT'])
  expect(jar.header(page)).toBe('ci_session=a=b')
  jar.take(page, ['ci_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])
  expect(jar.header(page)).toBe('')
})

test('a kept session is the same jar again, for the same board only', () => {
  const jar = createJar(ORIGIN, clock)
  jar.take(page, ['ci_session=s3cret; Path=/; Secure'])
  const session = jar.toSession()
  expect(session).not.toContain('s3cret')
  expect(openSession(session, ORIGIN, clock).header(page)).toBe('ci_session=s3cret')
  expect(() => openSession(session, 'https://other.example', clock)).toThrow('not one of this job board')
})
