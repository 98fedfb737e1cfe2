import { namesEmployer, namesOf } from '@hanap/contract/jobs/employer-names'
import { withoutContacts } from '@hanap/contract/profile/contact-details'
import { defaultPrivacySettings, profileVisibilities, viewers } from '@hanap/contract/profile/privacy'
import type { Profile } from '@hanap/contract/profile/profile'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { employers, hasName, type MadeEmployer, textNaming } from '../../../test/search/employers.ts'
import { describeProfile, emptyProfile } from '../profile/rules.ts'
import { currentEmployersOf, employerViewOf, isCurrentJob } from './rules.ts'

const now = new Date('2025-11-20T00:00:00Z')
const owner = {
  first_name: 'Ana',
  last_name: 'Reyes',
  email: 'ana.reyes@example.com',
  phone_number: '+63 917 555 0134',
}
const blank: Profile = describeProfile(emptyProfile, null)
const job = {
  title: 'Team Lead',
  company: 'Harbour Trading, Inc.',
  start: '2021',
  end: 'Present',
  summary: '',
}
const profile: Profile = {
  ...blank,
  title: 'Team Lead at Harbour Trading',
  about:
    'I lead a team at HARBOUR TRADING. Reach me at ana.reyes@example.com or 0917-555-0134. I like numbers.',
  location: 'Cebu City',
  skills: ['Data Entry', 'HarbourTrading CRM'],
  experience: [job, { title: 'Clerk', company: 'Old Mill', start: '2018', end: '2020', summary: '' }],
  education: [{ school: 'Cebu Normal University', degree: 'BS Business', start: '2014', end: '2018' }],
}
const settings = { ...defaultPrivacySettings }
const viewOf = (viewer: (typeof viewers)[number], chosen: Partial<typeof settings>, of = profile) =>
  employerViewOf(viewer, { settings: { ...settings, ...chosen }, owner, profile: of, now })

test('a public profile is seen by everybody, with a short name until ana applies', () => {
  expect(viewOf('any-employer', {}).seeker).toMatchObject({
    name: 'Ana R.',
    title: 'Team Lead at Harbour Trading',
    contact: { email: owner.email, phone: owner.phone_number },
  })
  expect(viewOf('applied-to', {}).seeker?.name).toBe('Ana Reyes')
})

test('a limited profile is seen by those she applied to alone, a private one by nobody', () => {
  const seen = profileVisibilities.map((profile_visibility) =>
    viewers.map((viewer) => viewOf(viewer, { profile_visibility }).seeker !== null),
  )
  expect(seen).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
})

test('her current employer is named nowhere where she hides it, and what she did before stays', () => {
  const { seeker } = viewOf('any-employer', { hide_current_employer: true })
  expect(seeker).toMatchObject({
    title: 'Team Lead',
    about:
      'I lead a team at my current employer. Reach me at ana.reyes@example.com or 0917-555-0134. I like numbers.',
    skills: ['Data Entry'],
    experience: [
      { title: 'Team Lead', company: '', years: '2021 – Present', is_withheld: true },
      { title: 'Clerk', company: 'Old Mill', years: '2018 – 2020', is_withheld: false },
    ],
    education: ['BS Business, Cebu Normal University'],
  })
})

test('no phone and no e-mail is seen where recruiters may make no contact, in her own words neither', () => {
  const { seeker } = viewOf('applied-to', { allow_recruiter_contact: false })
  expect(seeker?.contact).toBeNull()
  expect(seeker?.about).toBe('I lead a team at HARBOUR TRADING. I like numbers.')
})

test.each([
  ['Freelance Bookkeeper', '', false],
  ['Freelance Bookkeeper, 0917-555-0134', '', false],
  ['VA at Acme', '', true],
  ['VA', 'Acme', true],
])(
  'a job called “%s” with the company “%s” says whether a company was left out: %s',
  (title, company, isLeftOut) => {
    const chosen = { hide_current_employer: true, allow_recruiter_contact: false }
    const { seeker } = viewOf('applied-to', chosen, { ...profile, experience: [{ ...job, title, company }] })
    expect(seeker?.experience[0]).toMatchObject({ company: '', is_withheld: isLeftOut })
  },
)

test('an address at the hidden company is not shown either', () => {
  const view = employerViewOf('any-employer', {
    settings: { ...settings, hide_current_employer: true },
    owner: { ...owner, email: 'ana@harbourtrading.ph' },
    profile,
    now,
  })
  expect(view.seeker?.contact).toEqual({ email: '', phone: owner.phone_number })
})

test.each([
  ['', true],
  ['Present', true],
  ['present (on leave)', true],
  ['Kasalukuyan', true],
  ['until further notice', true],
  ['2026', true],
  ['Dec 2025', true],
  ['12/2025', true],
  ['2025-12-31', true],
  ['2025', false],
  ['March 2025', false],
  ['11/2025', false],
  ["Jun '24", false],
  ['2019', false],
])('a job that ends “%s” is a current one: %s', (end, isCurrent) => {
  expect(isCurrentJob({ end }, now)).toBe(isCurrent)
})

test('a company that is named in the title alone is found there', () => {
  expect(currentEmployersOf([{ ...job, company: '', title: 'VA @ Acme' }], now)).toEqual(['Acme'])
  expect(currentEmployersOf([{ ...job, company: '', title: 'VA' }], now)).toEqual([])
})

test.each([
  ['Full Stack Developer, Northwind Retail', ['Northwind Retail']],
  ['Team Lead, Sales, Acme, Makati City', ['Acme']],
  ['VA, Target', ['Target']],
  ['Manager, Sales and Marketing', []],
  ['Freelance Bookkeeper, Remote, Part-time', []],
  ['Freelance Bookkeeper, 0917-555-0134', []],
  ['Lead Writer at Acme, Cebu', ['Acme, Cebu']],
])('of “%s”, with no company beside it, is taken for the company: %j', (title, companies) => {
  expect(currentEmployersOf([{ ...job, company: '', title }], now)).toEqual(companies)
})

test('a company that stands in the title behind a comma is nowhere in the view', () => {
  const entry = { ...job, company: '', title: 'Full Stack Developer, Northwind Retail' }
  const about = 'I build shops at Northwind Retail. Northwind likes me.'
  const { seeker } = viewOf(
    'any-employer',
    { hide_current_employer: true },
    { ...profile, about, experience: [entry] },
  )
  expect(seeker?.experience[0]).toMatchObject({ title: 'Full Stack Developer', is_withheld: true })
  for (const text of textsOf(seeker)) expect(text).not.toMatch(/northwind/iu)
})

const anyProfile: fc.Arbitrary<Profile> = fc
  .record({
    title: fc.string(),
    about: fc.string({ unit: 'grapheme' }),
    location: fc.string(),
    skills: fc.array(fc.string()),
    experience: fc.array(
      fc.record({
        title: fc.string(),
        company: fc.string(),
        start: fc.string(),
        end: fc.string(),
        summary: fc.string(),
      }),
    ),
    education: fc.array(
      fc.record({ school: fc.string(), degree: fc.string(), start: fc.string(), end: fc.string() }),
    ),
  })
  .map((parts) => ({ ...blank, ...parts }))
const anySettings = fc.record({
  profile_visibility: fc.constantFrom(...profileVisibilities),
  allow_recruiter_contact: fc.boolean(),
  hide_current_employer: fc.boolean(),
})

test('whatever a profile says and the other settings are, a private one shows any employer nothing', () => {
  fc.assert(
    fc.property(anyProfile, anySettings, (some, chosen) => {
      const view = viewOf('any-employer', { ...chosen, profile_visibility: 'private' }, some)
      expect(view).toEqual({ viewer: 'any-employer', seeker: null })
    }),
  )
})

/** Names the employer in every place and spelling. */
const naming = (employer: MadeEmployer) => {
  const text = textNaming(employer)
  const entry = fc.record({
    title: text,
    company: fc.oneof(text, fc.constant('Old Mill')),
    start: fc.constantFrom('2019', ''),
    end: fc.constantFrom('2020', '', 'Present'),
    summary: text,
  })
  return fc
    .record({
      title: text,
      about: fc.array(text, { maxLength: 4 }).map((parts) => parts.join(' ')),
      location: text,
      skills: fc.array(text, { maxLength: 4 }),
      experience: fc.array(entry, { maxLength: 3 }),
      education: fc.array(fc.record({ school: text, degree: text, start: text, end: text }), {
        maxLength: 2,
      }),
    })
    .map((parts): Profile => {
      const now_ = { title: 'Lead', company: employer.written, start: '2020', end: '', summary: '' }
      return { ...blank, ...parts, experience: [...parts.experience, now_] }
    })
}

test('whatever a profile says, the current employer’s name is nowhere in a view where it is hidden', () => {
  fc.assert(
    fc.property(
      employers.chain((employer) => fc.tuple(fc.constant(employer), naming(employer))),
      anySettings,
      fc.constantFrom(...viewers),
      ([employer, some], chosen, viewer) => {
        const { seeker } = viewOf(viewer, { ...chosen, hide_current_employer: true }, some)
        for (const text of textsOf(seeker)) expect(hasName(text, employer), text).toBe(false)
      },
    ),
    { numRuns: 300 },
  )
})

const phones = [
  '0917 555 0134',
  '+639175550134',
  '(0917) 555-0134',
  '0917.555.0134',
  '９１７５５５０１３４',
  '9 1 7 5 5 5 0 1 3 4',
]
const mails = [
  'ana.reyes@example.com',
  'ANA.REYES@EXAMPLE.COM',
  'ana.reyes (at) example (dot) com',
  'ana.reyes at example dot com',
]
const givingContact = fc
  .array(fc.constantFrom(...phones, ...mails, 'I like it', '. ', '\n', ', ', ' | ', 'Call: ', 'numbers '), {
    maxLength: 12,
  })
  .map((parts) => parts.join(' '))

test('whatever a profile says, no phone and no e-mail is in a view where contact is off', () => {
  fc.assert(
    fc.property(
      anyProfile,
      givingContact,
      anySettings,
      fc.constantFrom(...viewers),
      (some, text, chosen, viewer) => {
        const given = {
          ...some,
          title: text,
          about: text,
          location: text,
          skills: [text],
          experience: [{ ...job, title: text, company: text, start: text }],
          education: [{ school: text, degree: text, start: '', end: '' }],
        }
        const { seeker } = viewOf(viewer, { ...chosen, allow_recruiter_contact: false }, given)
        for (const shown of textsOf(seeker)) {
          expect(shown.normalize('NFKC').replaceAll(/\D/gu, '')).not.toContain('175550134')
          expect(shown.toLowerCase()).not.toMatch(/ana\.reyes|example\s?[.(]/u)
        }
      },
    ),
    { numRuns: 300 },
  )
})

function textsOf(seeker: object | null): string[] {
  const { name: _, ...rest } = { name: '', ...seeker }
  const collect = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(collect)
        : []
  return collect(rest)
}

test('ordinary words stay where a company is called by one', () => {
  const names = namesOf(['Time Inc.', 'Data Solutions'])
  expect(namesEmployer('I have time to enter data and find solutions', names)).toBe(false)
  expect(namesEmployer('I work at time', names)).toBe(true)
  expect(namesEmployer('Time taught me', names)).toBe(true)
  expect(namesEmployer('My employer, data solutions, is kind', names)).toBe(true)
})

test.each([
  ['Peña & Sons Co., Ltd.', 'for PENA AND SONS daily'],
  ['Sutherland Global Services', 'an SGS agent'],
  ['Teleperformance (TP)', 'at TP'],
  ['Acme Corp via Upwork', 'I do mail for Acme'],
  ["McDonald's", 'a Mcdonald crew'],
  ['Acme, Makati City', 'ACME'],
  ['株式会社山田', '山田ではなく株式会社山田です'],
])('%s is found in “%s”', (company, text) => {
  expect(namesEmployer(text, namesOf([company]))).toBe(true)
})

test('what names nobody is no employer', () => {
  expect(namesOf(['Freelance', 'Self-Employed', 'N/A', 'Various Clients', '-']).joined).toEqual([])
})

test('a text without contacts is left to the letter', () => {
  const own = { email: owner.email, phone: owner.phone_number }
  for (const text of ['Code 8237461, $12,000,000 in 2019 - 2024', ' two  blanks \n\n\n\n', ''])
    expect(withoutContacts(text, own)).toBe(text)
})
