import { expect, test } from 'vitest'
import { filesNamedIn, isOurPage, pageNameOf } from './page-names.ts'

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/fil', '/fil'],
  ['/fil/about', '/fil/about'],
  ['/resources/night-shift', '/resources/night-shift'],
])('%s is kept as a page of its own', (pathname, name) => {
  expect(pageNameOf(pathname)?.name).toBe(name)
})

test.each([
  ['/jobs', 'en'],
  ['/jobs/7', 'en'],
  ['/fil/applications', 'fil'],
  // Email addresses and mailed tokens are never cached.
  ['/verify-email/ana@example.com', 'en'],
  ['/reset-password', 'en'],
])('%s is the shell', (pathname, language) => {
  expect(pageNameOf(pathname)).toEqual({ name: `/kept-shell/${language}`, language })
})

test.each(['/api/docs', '/nothing-here', '/robots.txt'])('%s is no page of ours', (pathname) => {
  expect(pageNameOf(pathname)).toBeNull()
})

test('a page is kept with the scripts and styles that it names', () => {
  const html =
    '<script src="/before-paint.js"></script><script type="module" src="/assets/a-1.js"></script>' +
    '<link rel="stylesheet" href="/assets/a-2.css"><link rel="modulepreload" href="/assets/b-3.js"><a href="/jobs">'
  expect(filesNamedIn(html)).toEqual(['/assets/a-1.js', '/assets/a-2.css', '/assets/b-3.js'])
})

const ownPage = (script: string, language = 'en') =>
  `<html lang="${language}"><head><link rel="manifest" href="/manifest.webmanifest" /></head><body><div id="root"></div>${script}</body>`

test.each([
  ['whose script is fetched with it', '<script type="module" crossorigin src="/assets/index-1.js"></script>'],
  ['whose script is fetched when it stands', '<script>{ const files = ["/assets/index-1.js"] }</script>'],
])('a page is ours %s', (_, script) => {
  expect(isOurPage(ownPage(script), 'en')).toBe(true)
  expect(isOurPage(ownPage(script, 'fil'), 'en')).toBe(false)
})

test.each([
  ['of a portal', '<html lang="en"><body><div id="root"></div><script src="/login.js"></script></body>'],
  ['with our marks and no script of ours', ownPage('<script src="/login.js"></script>')],
])('a page %s is not ours', (_, html) => {
  expect(isOurPage(html, 'en')).toBe(false)
})
