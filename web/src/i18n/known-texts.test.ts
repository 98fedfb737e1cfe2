import * as accountSays from '@hanap/contract/says/accounts'
import { catalogue } from '@hanap/contract/says/catalogue'
import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import * as siteSays from '@hanap/contract/says/site'
import { expect, test } from 'vitest'
import { filipino, toFilipino } from './known-texts.ts'

const texts = Object.entries(catalogue).flatMap(([group, named]) =>
  Object.entries(named).map(([name, english]: [string, string]) => {
    const words: Readonly<Record<string, string>> = filipino[group as keyof typeof filipino]
    return { code: `${group}.${name}`, english, words: words[name] ?? '' }
  }),
)
const placesOf = (text: string) => (text.match(/\{\w+#?\}/g) ?? []).toSorted()
const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).toSorted()

test('every text says as much in Filipino: the same places, and the same numbers', () => {
  for (const { code, english, words } of texts) {
    expect(words, code).not.toBe('')
    // A system that is down has no Filipino name.
    if (code !== 'siteSays.systemSilent') expect(placesOf(words), code).toEqual(placesOf(english))
    expect(numbersOf(words), code).toEqual(numbersOf(english))
  }
})

test('every text is known again when its places are filled', () => {
  for (const { code, english } of texts)
    expect(
      toFilipino(english.replace(/\{(\w+)#?\}/g, (_, name: string) => samples[name] ?? '7')),
      code,
    ).toBeDefined()
})
const samples: Readonly<Record<string, string>> = {
  plan: 'Basic',
  status: 'Offer',
  browser: 'Chrome',
  system: 'Android',
  job: '“Writer”',
}

test('a text is said by its code, whatever its English has become by then', () => {
  const said = [{ code: 'jobSays.searchesFull', params: [{ name: 'most', value: '20' }] }]
  expect(toFilipino('You may keep 20 searches.', said)).toBe(
    'Hanggang 20 search ang puwedeng i-save. Mag-alis muna ng isa.',
  )
  expect(toFilipino('Something new.', [{ code: 'jobSays.ofAnotherVersion', params: [] }])).toBeUndefined()
})

test.each(['address', 'application', 'employer', 'job', 'letter', 'resume', 'saved search', 'session'])(
  'what the server does not find has a name in Filipino: %s',
  (thing) => {
    expect(toFilipino(fill(siteSays.thingNotFound, { thing }))).not.toContain('hinahanap mo')
  },
)

test.each([
  [
    '“Bookkeeper” at Manila Books',
    'Oras nang magtanong tungkol sa “Bookkeeper” sa Manila Books',
    'Time to ask about ',
  ],
  ['“A. B.”', 'Balita sa application mo para sa “A. B.”', 'News about your application for '],
])('a notification names the job %s', (job, words, before) => {
  expect(toFilipino(before + job)).toBe(words)
})

test.each([
  ['Acme, Inc. replied to your application', 'Sumagot ang Acme, Inc. sa application mo'],
  ['The employer replied to your application', 'Sumagot ang employer sa application mo'],
  ['OnlineJobs.ph says “Viewed”.', 'Ang sabi ng OnlineJobs.ph: “Viewed”.'],
  [
    'OnlineJobs.ph says “Viewed”. Its status is now Under Review.',
    'Ang sabi ng OnlineJobs.ph: “Viewed”. Sinusuri na ang status nito.',
  ],
  ['1 new job for “Bookkeeper”', '1 bagong trabaho para sa “Bookkeeper”'],
  ['12 new jobs for 3 saved searches', '12 bagong trabaho para sa 3 naka-save na search'],
  ['Bookkeeper, Acme\nWriter\nand 4 more', 'Bookkeeper, Acme\nWriter\nat 4 pa'],
  [
    'Basic until Dec 21, 2026, 9:00 AM, for ₱100.00.',
    'Basic hanggang Dis 21, 2026, 9:00 AM, sa halagang ₱100.00.',
  ],
  ['Your Basic plan ends on Dec 21, 2026, 9:00 AM', 'Matatapos ang Basic plan mo sa Dis 21, 2026, 9:00 AM'],
  ['A browser on a phone', 'Isang browser sa phone'],
  [
    'This email is already registered. This username is already taken.',
    'May account na ang email na ito. May gumagamit na ng username na ito.',
  ],
  ['This employer was not found.', 'Hindi nakita ang employer na ito.'],
])('%s', (english, filipino) => {
  expect(toFilipino(english)).toBe(filipino)
})

test('where an application stands, by its date and status', () => {
  const filled = fill(noticeSays.appliedOn, { day: 'Nov 20, 2026', status: 'Offer' })
  expect(toFilipino(filled)).toBe('Nag-apply ka noong Nob 20, 2026. Status: May offer.')
  expect(toFilipino(fill(accountSays.device, { browser: 'Chrome', system: 'Android' }))).toBe(
    'Chrome sa Android',
  )
})

test('what is not known stays unknown, whatever it looks like', () => {
  for (const text of ['', 'Salamat!', 'Bookkeeper on call', 'We are hiring. Apply now.', '. . .'])
    expect(toFilipino(text)).toBeUndefined()
})
