import { load } from 'cheerio'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { alertMails, alertsTold, saveSearch, setNotifications } from '../../../../test/alerting.ts'
import { ana, ben, carla, dario, endTrial, type Person } from '../../../../test/people.ts'
import { addListing, addListings, clearListings, removeListing } from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'
import { refreshOpenJobs } from '../../imports/open-jobs/store.ts'

/** Friday, 10 AM in Manila. */
const FRIDAY = '2026-11-20T02:00:00Z'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {}, now: FRIDAY })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(FRIDAY))
afterEach(() => clearListings(app))

/** A seeker with immediate alerts. */
async function prompt(make: (app: TestApp) => Promise<Person>): Promise<Person> {
  const person = await make(app)
  await setNotifications(app, person, { frequency: 'immediately' })
  return person
}
const matchesOf = ({ id }: Person) =>
  app.db.selectFrom('alert_matches').select(['job_id', 'settled_at']).where('user_id', '=', id).execute()
const flat = (text = '') => text.replaceAll('\n', ' ')

test('ana is told of a job that matches, once, by mail and in the site', async () => {
  const person = await prompt(ana)
  await saveSearch(app, person, { search: 'bookkeeper' }, 'Books')
  const id = await addListing(app, {
    title: 'Senior Bookkeeper',
    employer: 'Manila Books',
    salary: '$500/mo',
    pay: [500, 600],
  })
  await addListing(app, { title: 'Nurse' })
  await app.alerts.run()
  await app.alerts.run()
  const [mail, ...more] = await alertMails(app, person)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('1 new job for “Books”')
  expect(flat(mail?.text)).toContain('1 new job matches your search Books')
  expect(flat(mail?.text)).toContain(
    'Senior Bookkeeper Manila Books About ₱28,000–34,000 a month Posted as “$500/mo” Hours not stated Just now http',
  )
  expect(mail?.text).toContain(`/jobs/${id}`)
  expect(await alertsTold(app, person)).toMatchObject([
    { title: '1 new job for “Books”', text: 'Senior Bookkeeper, Manila Books', path: `/jobs/${id}` },
  ])
  const [search] = (await app.get('/saved-searches/', { as: person })).body.results
  expect(search).toMatchObject({ recent_matches: 1, last_match_at: app.clock.now().toISOString() })
})

test('ana, whose saved search names a pay, is told of no job that pays less', async () => {
  const person = await prompt(ana)
  await saveSearch(app, person, { search: 'bookkeeper ₱30k pataas' }, 'Books')
  await saveSearch(app, person, { search: 'sahod 50k' }, 'Pay')
  const ids = await addListings(app, [
    { title: 'Bookkeeper', pay: [300, 400] },
    { title: 'Bookkeeper', pay: [500, 600] },
    { title: 'Bookkeeper' },
    { title: 'Nurse', pay: [600, 900] },
    { title: 'Nurse', pay: [600, 700] },
  ])
  await app.alerts.run()
  expect((await matchesOf(person)).map(({ job_id }) => job_id).sort()).toEqual([ids[1], ids[2], ids[3]])
})

test('a job is told once, however many searches it matches and however often it goes and comes back', async () => {
  const person = await prompt(carla)
  await saveSearch(app, person, { search: 'bookkeeper' }, 'Books')
  await saveSearch(app, person, { job_type: 'gig' }, 'Gigs')
  const id = await addListing(app, { title: 'Bookkeeper', jobType: 'gig' })
  await app.alerts.run()
  await removeListing(app, id)
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('jobs').set({ removed_at: null }).where('id', '=', id).execute()
    await refreshOpenJobs(tx, [id])
  })
  app.clock.advance({ minutes: 1 })
  await app.alerts.run()
  expect((await alertMails(app, person)).map(({ subject }) => subject)).toEqual(['1 new job for “Books”'])
  const searches = (await app.get('/saved-searches/', { as: person })).body.results
  expect(searches.map((one: { recent_matches: number }) => one.recent_matches)).toEqual([1, 1])
})

test('all of a run is one mail: grouped by search, ten jobs, and how many more there are', async () => {
  const person = await prompt(carla)
  await saveSearch(app, person, { search: 'writer' }, 'Writing')
  await saveSearch(app, person, { search: 'tutor', tags: 'name:english' }, 'Lessons')
  const titles = Array.from({ length: 13 }, (_, n) => ({ title: `Writer ${n}` }))
  await addListings(app, [
    ...titles,
    { title: 'Tutor', tags: ['English'] },
    { title: 'Tutor', tags: ['Maths'] },
  ])
  await app.alerts.run()
  const [mail, ...more] = await alertMails(app, person)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('14 new jobs for 2 saved searches')
  expect(mail?.text.match(/\/jobs\/\d+/g)).toHaveLength(10)
  expect(mail?.text.indexOf('Writing:')).toBeLessThan(mail?.text.indexOf('Lessons:') ?? -1)
  expect(mail?.text).toContain('And 4 more.')
  const [told] = await alertsTold(app, person)
  expect(told).toMatchObject({ title: '14 new jobs for 2 saved searches', path: '/saved-searches' })
  expect(told?.text).toMatch(/and 11 more$/)
})

test('several jobs of one search lead to that search, the newest first', async () => {
  const person = await prompt(carla)
  await saveSearch(app, person, { search: 'tax & books', salary_range: '500-1000' })
  await addListings(app, [
    { title: 'Tax books', pay: [500, 700] },
    { title: 'Tax books', pay: [600, 700] },
  ])
  await app.alerts.run()
  const [told] = await alertsTold(app, person)
  const address = new URL(told?.path ?? '', 'https://hanap.example')
  expect(address.pathname).toBe('/jobs')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    search: 'tax & books',
    salary_range: '500-1000',
    sort_by: 'date',
  })
  expect((await alertMails(app, person))[0]?.text).toContain(address.search)
})

test('who wants it daily is told at eight in Manila, and who wants it weekly on Monday', async () => {
  const [daily, weekly] = [await ben(app), await ben(app)]
  await setNotifications(app, weekly, { frequency: 'weekly' })
  for (const one of [daily, weekly]) await saveSearch(app, one, { search: 'nurse' })
  const told = async (one: Person) => (await alertMails(app, one)).length
  await addListing(app, { title: 'Nurse' })
  await app.alerts.run()
  app.clock.set('2026-11-20T23:59:00Z')
  await app.alerts.run()
  expect([await told(daily), await told(weekly)]).toEqual([0, 0])
  app.clock.set('2026-11-21T00:00:00Z')
  await app.alerts.run()
  expect([await told(daily), await told(weekly)]).toEqual([1, 0])
  app.clock.set('2026-11-22T23:59:59Z')
  await app.alerts.run()
  expect([await told(daily), await told(weekly)]).toEqual([1, 0])
  app.clock.set('2026-11-23T00:00:00Z')
  await app.alerts.run()
  await app.alerts.run()
  expect([await told(daily), await told(weekly)]).toEqual([1, 1])
})

test('what was missed while the program was off is told at its next run', async () => {
  const person = await ben(app)
  await saveSearch(app, person, { search: 'nurse' })
  await addListing(app, { title: 'Nurse' })
  await app.alerts.run()
  app.clock.set('2026-11-22T09:30:00Z')
  await app.alerts.run()
  expect(await alertMails(app, person)).toHaveLength(1)
})

test.each([
  ['whose trial has ended', dario, { search: 'cook' }],
  ['whose plan has no filters', ben, { search: 'cook', job_type: 'gig' }],
] as const)('a seeker %s is told of nothing, and nothing is kept for later', async (_, make, criteria) => {
  const person = await prompt(make)
  await saveSearch(app, person, criteria)
  await addListing(app, { title: 'Cook', jobType: 'gig' })
  await app.alerts.run()
  expect(await matchesOf(person)).toEqual([])
  expect(await alertsTold(app, person)).toEqual([])
})

test('with job alerts off nobody is told of anything, in the site neither', async () => {
  const person = await prompt(ana)
  await saveSearch(app, person, { search: 'cook' })
  await addListing(app, { title: 'Cook' })
  await app.alerts.match()
  await setNotifications(app, person, { job_alerts: false })
  await app.alerts.send()
  await addListing(app, { title: 'Cook' })
  await app.alerts.run()
  await setNotifications(app, person, { job_alerts: true })
  await app.alerts.run()
  expect(await alertMails(app, person)).toEqual([])
  expect(await alertsTold(app, person)).toEqual([])
})

test('a search that is switched off, changed or removed before the mail goes is not told of', async () => {
  const people = await Promise.all([prompt(ana), prompt(ana), prompt(ana), prompt(ana)])
  const [off, changed, removed, other] = people as [Person, Person, Person, Person]
  const ids: number[] = []
  for (const person of people) ids.push(await saveSearch(app, person, { search: 'driver' }, 'Driving'))
  await saveSearch(app, other, { search: 'truck' }, 'Trucks')
  await addListing(app, { title: 'Truck driver' })
  await app.alerts.match()
  await app.patch(`/saved-searches/${ids[0]}/`, { as: off, body: { alerts: false } })
  await app.patch(`/saved-searches/${ids[1]}/`, { as: changed, body: { criteria: { search: 'pilot' } } })
  await app.delete(`/saved-searches/${ids[2]}/`, { as: removed })
  await app.delete(`/saved-searches/${ids[3]}/`, { as: other })
  await app.alerts.run()
  for (const person of [off, changed, removed]) expect(await alertMails(app, person)).toEqual([])
  // The job also matched another search of hers, which still alerts.
  expect((await alertMails(app, other)).map(({ subject }) => subject)).toEqual(['1 new job for “Trucks”'])
})

test('ana takes back a removal, and what waited for the mail is told once, by the name of the search', async () => {
  const [person, other] = [await ben(app), await ben(app)]
  const id = await saveSearch(app, person, { search: 'driver' }, 'Driving')
  const theirs = await saveSearch(app, other, { search: 'driver' }, 'Driving')
  await addListing(app, { title: 'Truck driver' })
  await app.alerts.run()
  const remove = (as: Person, its: number) => app.delete(`/saved-searches/${its}/`, { as })
  const takeBack = (as: Person, removed_id: number) =>
    app.post('/saved-searches/', {
      as,
      body: { name: 'Driving', criteria: { search: 'driver' }, removed_id },
    })
  await remove(person, id)
  await remove(other, theirs)
  const back = await takeBack(person, id)
  expect(back.status).toBe(201)
  expect(back.body).toMatchObject({ recent_matches: 1, last_match_at: app.clock.now().toISOString() })
  const again = await takeBack(person, id)
  expect(again.status).toBe(200)
  expect(again.body).toMatchObject({ id: back.body.id, recent_matches: 1 })
  // Naming another seeker's search gains nothing from it, and takes nothing.
  expect((await takeBack(person, theirs)).body.recent_matches).toBe(1)
  expect((await takeBack(other, theirs)).body.recent_matches).toBe(1)
  app.clock.set('2026-11-21T00:00:00Z')
  await app.alerts.run()
  for (const one of [person, other])
    expect((await alertMails(app, one)).map(({ subject }) => subject)).toEqual(['1 new job for “Driving”'])
})

test('a removal is taken back while a search for the same was saved meanwhile: each job counts once', async () => {
  const person = await ben(app)
  const first = await saveSearch(app, person, { search: 'driver' }, 'Driving')
  const second = await saveSearch(app, person, { search: 'truck' }, 'Trucks')
  await addListing(app, { title: 'Truck driver' })
  await app.alerts.run()
  // An existing search passes nothing on.
  const saveTrucks = () =>
    app.post('/saved-searches/', {
      as: person,
      body: { name: 'Trucks', criteria: { search: 'truck' }, removed_id: first },
    })
  expect((await saveTrucks()).body).toMatchObject({ id: second, recent_matches: 1 })
  const kept = (await app.get('/saved-searches/', { as: person })).body.results
  expect(kept.map((one: { recent_matches: number }) => one.recent_matches)).toEqual([1, 1])
  await app.delete(`/saved-searches/${first}/`, { as: person })
  expect((await saveTrucks()).body).toMatchObject({ id: second, recent_matches: 1 })
})

test('who lost the plan between the match and the mail is not told', async () => {
  const person = await prompt(ana)
  await saveSearch(app, person, { search: 'driver' })
  await addListing(app, { title: 'Driver' })
  await app.alerts.match()
  await endTrial(app, person)
  await app.alerts.send()
  expect(await alertMails(app, person)).toEqual([])
})

test('a job that she saved, hid or applied to meanwhile, or that is gone, is passed over', async () => {
  const person = await ana(app)
  await saveSearch(app, person, { search: 'driver' })
  const [saved, hidden, applied, gone, left] = (await addListings(
    app,
    ['one', 'two', 'three', 'four', 'five'].map((title) => ({ title: `Driver ${title}` })),
  )) as [number, number, number, number, number]
  await app.alerts.run()
  await app.post('/saved-jobs/', { as: person, body: { job_id: saved } })
  await app.db
    .insertInto('hidden_jobs')
    .values({ user_id: person.id, job_id: hidden, hidden_at: app.clock.now() })
    .execute()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { job_title: 'Driver three', employer_name: '', applied_date: '2026-11-20' }
  const application = await app.post('/job-applications/', { as: person, body, headers: key })
  await app.db
    .updateTable('applications')
    .set({ job_id: applied })
    .where('id', '=', application.body.id)
    .execute()
  await removeListing(app, gone)
  app.clock.set('2026-11-21T00:00:00Z')
  await app.alerts.run()
  expect(await alertsTold(app, person)).toMatchObject([{ text: 'Driver five', path: `/jobs/${left}` }])
})

test('a job that was posted more than a week ago is no news, whenever it comes in', async () => {
  const person = await prompt(ana)
  await saveSearch(app, person, { search: 'cook' })
  const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000)
  await addListings(app, [
    { title: 'Cook old', postedAt: daysAgo(8) },
    { title: 'Cook new', postedAt: daysAgo(6) },
  ])
  await app.alerts.run()
  expect(await alertsTold(app, person)).toMatchObject([{ text: 'Cook new' }])
  expect(await app.db.selectFrom('listing_arrivals').selectAll().execute()).toEqual([])
})

test('four programs that run at once, and again, tell everybody once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => prompt(ana)))
  for (const person of people) await saveSearch(app, person, { search: 'cook' })
  await addListings(
    app,
    Array.from({ length: 20 }, (_, n) => ({ title: `Cook ${n}` })),
  )
  await Promise.all(Array.from({ length: 4 }, () => app.alerts.match()))
  for (const person of people) expect(await matchesOf(person)).toHaveLength(20)
  await Promise.all(Array.from({ length: 4 }, () => app.alerts.send()))
  await app.alerts.run()
  for (const person of people) expect(await alertMails(app, person)).toHaveLength(1)
})

test('whoever leaves between the match and its writing does not keep the others from being told', async () => {
  const [left, stays] = [await prompt(ana), await prompt(ana)]
  for (const person of [left, stays]) await saveSearch(app, person, { search: 'cook' })
  await addListing(app, { title: 'Cook' })
  await app.db.deleteFrom('users').where('id', '=', left.id).execute()
  await app.alerts.run()
  expect(await alertMails(app, stays)).toHaveLength(1)
})

test('what an employer or a seeker called something is text: no markup, no header, no link', async () => {
  const person = await prompt(ana)
  await saveSearch(app, person, { search: 'cook' }, '"><img src=x> https://evil.example')
  const title = `</p><script>alert(1)</script> Cook\r\nBcc: eve@example.com\u202e${'x'.repeat(300)}`
  await addListing(app, { title, employer: '"><a href="https://evil.example">', salary: '<b>$9</b>\nBcc: x' })
  await app.alerts.run()
  const [mail] = await alertMails(app, person)
  expect(mail?.envelope_to).toEqual([person.email])
  expect(mail?.headers).not.toHaveProperty('bcc')
  const page = load(mail?.html ?? '')
  expect(page('script, img').length).toBe(0)
  for (const link of page('a').toArray()) expect(page(link).attr('href')).not.toContain('evil')
})

test('that she was told is forgotten after a year, and nothing before', async () => {
  const person = await prompt(ana)
  await saveSearch(app, person, { search: 'cook' })
  await addListing(app, { title: 'Cook' })
  await app.alerts.run()
  app.clock.advance({ days: 364 })
  await app.alerts.sweep()
  expect(await matchesOf(person)).toHaveLength(1)
  app.clock.advance({ days: 2 })
  await app.alerts.sweep()
  expect(await matchesOf(person)).toEqual([])
})
