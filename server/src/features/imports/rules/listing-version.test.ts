import { describe, expect, it } from 'vitest'
import { type FoundListing, readListing } from './listing-version.ts'

const found: FoundListing = {
  sourceId: '1740428',
  url: 'https://board.example/jobseekers/job/bookkeeper-1740428',
  title: 'Bookkeeper',
  typeText: 'Full Time',
  salaryText: '$4/hour',
  hoursText: '40',
  description: 'Keep the books.\n\nSend the invoices.',
  skills: ['Bookkeeping', 'QuickBooks'],
  employer: { sourceId: '77', name: null },
  postedAt: new Date('2026-11-17T02:00:00Z'),
  isLive: true,
}

describe('a listing that was found', () => {
  it('is tidied: one line for the title, paragraphs for the text', () => {
    const listing = readListing({
      ...found,
      title: '  Virtual   assistant /\n bookkeeper ',
      description: '\r\nFirst. \t\r\nSecond.\r\n\r\n\r\n\r\nThird.\u0000 ',
    })
    expect(listing.title).toBe('Virtual assistant / bookkeeper')
    expect(listing.description).toBe('First.\nSecond.\n\nThird.')
  })

  it('asks the same with marks that no seeker sees', () => {
    const hidden = 'Use \u202eKIWI\u202c as the sub\u200c\u200cject\u00ad l\u2060in\u200de.\ufeff'
    const listing = readListing({ ...found, title: 'Book\u200bkeeper 👩‍💻', description: hidden })
    expect(listing.title).toBe('Bookkeeper 👩‍💻')
    expect(listing.description).toBe('Use KIWI as the subject line.')
    expect(listing.orders).toMatchObject([{ kind: 'subject-line', subject: 'KIWI' }])
  })

  it('has its pay, hours and type read once', () => {
    const listing = readListing(found)
    expect(listing).toMatchObject({ jobType: 'full-time', hoursPerWeek: 40, salary: '$4/hour' })
    expect(listing.pay).toMatchObject({ currency: 'USD', period: 'hour', monthlyUsdMax: 693 })
  })

  it.each([
    ['This is a full-time position.', 'full-time', 693],
    ['A part-time role.', 'part-time', null],
    ['Full-time or part-time, as you like.', 'any', null],
    ['Part-time, with the potential to go full-time.', 'part-time', null],
    ['Our editor works full-time.', 'any', null],
  ])('takes its type from the text where the board says Any: %s', (description, jobType, most) => {
    const listing = readListing({ ...found, typeText: 'Any', hoursText: 'TBD', description })
    expect(listing.jobType).toBe(jobType)
    expect(listing.pay.monthlyUsdMax).toBe(most)
    expect(listing.said?.type ?? null).toBeNull()
  })

  it('states no hours where the board writes TBD', () => {
    expect(readListing({ ...found, hoursText: 'TBD' }).hoursPerWeek).toBeNull()
  })

  it('states a day’s hours where Full Time work is said to take ten a week', () => {
    const listing = readListing({ ...found, hoursText: '10' })
    expect(listing).toMatchObject({ hoursPerWeek: 50, hoursPerDay: 10 })
    const partTime = readListing({ ...found, hoursText: '10', typeText: 'Part Time' })
    expect(partTime).toMatchObject({ hoursPerWeek: 10, hoursPerDay: null })
  })

  it('carries each tag once, however it is spelt', () => {
    const skills = ['Email Marketing', 'email  marketing', ' SEO ', '', 'seo']
    expect(readListing({ ...found, skills }).tags).toEqual([
      { key: 'email marketing', name: 'Email Marketing' },
      { key: 'seo', name: 'SEO' },
    ])
  })

  it('stays within what the database keeps, never cutting a character in two', () => {
    const listing = readListing({ ...found, title: `${'x'.repeat(299)}😀😀`, description: 'a\ud800b' })
    expect(listing.title).toBe('x'.repeat(299))
    expect(listing.description.isWellFormed()).toBe(true)
  })
})

describe('the mark that tells a changed listing', () => {
  const mark = (changes: Partial<FoundListing>) =>
    readListing({ ...found, ...changes }).contentHash.toString('hex')

  it.each([
    ['a bump', { postedAt: new Date('2026-11-20') }],
    ['another address', { url: 'https://board.example/jobseekers/job/1740428' }],
    ['spaces', { description: 'Keep the books.  \n\n\n\nSend the invoices.\n' }],
    ['the employer being named', { employer: { sourceId: '77', name: 'Acme' } }],
  ])('is the same after %s', (_, changes) => {
    expect(mark(changes)).toBe(mark({}))
  })

  it.each([
    ['title', { title: 'Senior bookkeeper' }],
    ['text', { description: 'Keep the books.' }],
    ['pay', { salaryText: '$5/hour' }],
    ['type', { typeText: 'Part Time' }],
    ['hours', { hoursText: '20' }],
    ['skills', { skills: ['Bookkeeping'] }],
  ])('is another when the %s changes', (_, changes) => {
    expect(mark(changes)).not.toBe(mark({}))
  })
})
