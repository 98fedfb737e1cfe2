import { load } from 'cheerio'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { setNotifications } from '../../../../test/alerting.ts'
import { mailsTo } from '../../../../test/doubles/outbox.ts'
import { carla, type Person } from '../../../../test/people.ts'
import { addListings, clearListings, type GivenListing } from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'
import { type AlertData, jobAlertMail } from '../emails.ts'

/** Friday, 10 AM in Manila. */
const FRIDAY = '2026-11-20T02:00:00Z'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {}, now: FRIDAY })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(FRIDAY))
afterEach(() => clearListings(app))

const before = (hours: number) => new Date(Date.parse(FRIDAY) - hours * 3_600_000)
const jobs: GivenListing[] = [
  {
    title: 'Virtual assistant for a family law office',
    employer: 'Marlow Law',
    salary: '₱36,000 – 42,500 a month',
    description: 'Work 9am-5pm EST for clients in the United States.',
    postedAt: before(2),
  },
  {
    title: 'Virtual assistant, email and calendar',
    employer: 'Oak Lane Dental',
    salary: '$8/hr',
    description: 'Flexible hours. Offices in Canada and Australia.',
    postedAt: before(30),
  },
  { title: 'Virtual assistant to a founder', employer: null, salary: 'DOE', postedAt: before(72) },
]

async function alerted(given: { language?: 'fil'; jobs: GivenListing[] }) {
  const person: Person = await carla(app)
  await setNotifications(app, person, { frequency: 'immediately' })
  const criteria = { search: 'virtual assistant' }
  const { language } = given
  await app.post('/saved-searches/', { as: person, body: { name: 'VA', criteria, language } })
  const ids = await addListings(app, given.jobs)
  // Derives figures from the pay texts, as an import does.
  await app.imports.readAnew()
  await app.alerts.run()
  const mail = (await mailsTo(app, person.email)).at(-1)
  if (!mail) throw new Error('no alert came')
  return { mail, ids, page: load(mail.html ?? '') }
}

test('carla reads each job with employer, country, pay, hours and age, each on a line of its own, and opens it by its title', async () => {
  const { mail, ids, page } = await alerted({ jobs })
  const told = page('a[href*="/jobs/"]')
    .closest('table')
    .toArray()
    .map((job) => page(job).find('td').toArray())
    .map((cells) => cells.map((cell) => page(cell).text()))
  expect(told).toEqual([
    [
      'Virtual assistant for a family law office',
      'Marlow Law, United States',
      '₱36,000–42,500 a month',
      '10:00 PM–6:00 AM, night, Manila time',
      '2 hours ago',
    ],
    [
      'Virtual assistant, email and calendar',
      'Oak Lane Dental',
      'About ₱82,000 a month',
      'Posted as “$8/hr”',
      'Flexible hours',
      'Yesterday',
    ],
    [
      'Virtual assistant to a founder',
      'Employer not shown',
      'Pay not stated',
      'Posted as “DOE”',
      'Hours not stated',
      '3 days ago',
    ],
  ])
  for (const id of ids) {
    expect(page(`a[href$="/jobs/${id}"]`).length).toBe(1)
    expect(mail.text).toContain(`/jobs/${id}\n`)
  }
  for (const text of told.flat()) expect(mail.text).toContain(`${text}\n`)
})

test('a list of emails shows the title and the pay of the job that pays the most', async () => {
  const { page } = await alerted({ jobs })
  expect(page('body > div').first().text()).toContain(
    'Virtual assistant, email and calendar, about ₱82,000, and 2 more.',
  )
})

test('whoever saved the search on a Filipino page reads the email in Filipino, and its links lead to Filipino pages', async () => {
  const { mail, ids, page } = await alerted({ language: 'fil', jobs })
  expect(mail.subject).toBe('3 bagong job para sa “VA”')
  expect(page('html').attr('lang')).toBe('fil')
  expect(page('h1').text()).toBe('3 bagong job ang match sa search mo')
  expect(mail.text).toContain('Mga ₱82,000 kada buwan\n')
  expect(mail.text).toContain('Di sinabi ang sahod\n')
  for (const id of ids) expect(page(`a[href$="/fil/jobs/${id}"]`).length).toBe(1)
  expect(page('a:contains("Mag-unsubscribe")').attr('href')).toMatch(/\/fil\/unsubscribe#token=/)
})

test('carla reads it in the language of the page on which she last saved one of the searches', async () => {
  const person = await carla(app)
  await setNotifications(app, person, { frequency: 'immediately' })
  const save = (search: string, language: string) =>
    app.post('/saved-searches/', { as: person, body: { name: search, criteria: { search }, language } })
  const { body: first } = await save('founder', 'en')
  app.clock.advance({ minutes: 1 })
  await save('calendar', 'en')
  app.clock.advance({ minutes: 1 })
  const again = await app.patch(`/saved-searches/${first.id}/`, {
    as: person,
    body: { name: 'Tagapagtatag', language: 'fil' },
  })
  expect(again.status).toBe(200)
  await addListings(app, jobs)
  await app.imports.readAnew()
  await app.alerts.run()
  expect((await mailsTo(app, person.email)).at(-1)?.html).toContain('lang="fil"')
})

test('an email lies in tables with inline styles, loads nothing, and leads to settings and the way out', async () => {
  const { mail, page } = await alerted({ jobs })
  expect(page('img, script, link, iframe, form, svg, picture').length).toBe(0)
  expect(mail.html).not.toMatch(/url\(|@import|@font-face|display:\s*(?:flex|grid)/i)
  const titles = page('a.link').filter((_, link) => /\/jobs\/\d+$/.test(page(link).attr('href') ?? ''))
  for (const title of titles.toArray()) {
    // 11 + 23 + 11: a target of 45 pixels.
    expect(page(title).attr('style')).toMatch(/^display:block;padding:11px 0;font:700 17px\/23px /)
  }
  expect(page('a:contains("Unsubscribe")').attr('href')).toMatch(/\/unsubscribe#token=/)
  expect(page('a:contains("Change how often")').attr('href')).toMatch(/\/settings\?tab=notifications$/)
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(mail.headers['list-unsubscribe']).toMatch(/^<https?:\/\/[^>]+\?token=[^>]+>$/)
})

test('an email that a version before wrote still says its jobs', async () => {
  const person = await carla(app)
  const old = {
    name: 'Carla',
    title: '1 new job for “VA”',
    groups: [{ search: 'VA', jobs: [{ title: 'VA, Oak Lane', pay: '$500', path: '/jobs/7' }] }],
    more: 0,
    path: '/jobs/7',
  }
  await app.db.transaction().execute((tx) =>
    app.mails.queue(tx, {
      email: jobAlertMail,
      to: person.email,
      userId: person.id,
      data: old as unknown as AlertData,
    }),
  )
  const mail = (await mailsTo(app, person.email)).at(-1)
  expect(mail?.text).toMatch(/VA, Oak Lane\n\$500\nhttps?:\S+\/jobs\/7/)
})
