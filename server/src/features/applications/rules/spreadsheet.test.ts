import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ana, ben, type Person } from '../../../../test/people.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: '2026-11-20T18:30:00Z' })
})
afterAll(() => app.close())

const exported = (as: Person) => app.get('/job-applications/export/', { as })
const add = async (as: Person, body: object) => {
  const added = await app.post('/job-applications/', { as, body })
  expect(added.status).toBe(201)
  return added.body
}
const rowsOf = (text: string): string[][] => parse(text, { bom: true })

test('ana takes her applications along, newest first, with the times of Manila', async () => {
  const seeker = await ana(app)
  await add(seeker, {
    job_title: 'Bookkeeper',
    employer_name: 'Señor “Niño” & Sons',
    job_url: 'https://jobs.example/1',
    applied_date: '2026-11-03T09:15:00+08:00',
    notes: 'They said "soon",\nso wait',
  })
  const { id } = await add(seeker, { job_title: 'Tutor' })
  const at = `/job-applications/${id}`
  await app.post(`${at}/interviews/`, { as: seeker, body: { starts_at: '2026-11-30T10:00:00+08:00' } })
  await app.post(`${at}/interviews/`, { as: seeker, body: { starts_at: '2026-12-02T10:00:00+08:00' } })
  await app.post(`${at}/interviews/`, { as: seeker, body: { label: 'Not fixed yet' } })
  await app.patch(`${at}/`, { as: seeker, body: { follow_up_date: '2026-12-01' } })
  const offered = { status: 'offer', offer_date: '2026-12-05T08:00:00+08:00' }
  await app.patch(`${at}/update_status/`, { as: seeker, body: offered })

  const file = await exported(seeker)
  expect(file.status).toBe(200)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  // The day in Manila, already the 21st.
  expect(file.headers['content-disposition']).toContain('filename="hanap-applications-2026-11-21.csv"')
  expect(file.text.startsWith('\ufeff"Job Title","Employer",')).toBe(true)
  expect(rowsOf(file.text)).toEqual([
    [
      'Job Title',
      'Employer',
      'Status',
      'Applied Date (Manila time)',
      'Last Updated (Manila time)',
      'Sent',
      'Interview Date(s) (Manila time)',
      'Offer Date (Manila time)',
      'Follow-up (Manila time)',
      'Notes',
      'Job URL',
      'Origin',
    ],
    [
      'Tutor',
      '',
      'Offer',
      '2026-11-21 02:30',
      '2026-11-21 02:30',
      'Added by hand',
      '2026-11-30 10:00; 2026-12-02 10:00',
      '2026-12-05 08:00',
      '2026-12-01',
      '',
      '',
      'Added by hand',
    ],
    [
      'Bookkeeper',
      'Señor “Niño” & Sons',
      'Applied',
      '2026-11-03 09:15',
      '2026-11-21 02:30',
      'Added by hand',
      '',
      '',
      '',
      'They said "soon",\nso wait',
      'https://jobs.example/1',
      'Added by hand',
    ],
  ])
})

test('a title or notes that are a formula are text in the file', async () => {
  const seeker = await ana(app)
  await add(seeker, { job_title: '=HYPERLINK("https://evil.example")', notes: 'first\n@SUM(A1:A9)' })
  const [, row] = rowsOf((await exported(seeker)).text)
  expect(row?.[0]).toBe(`'=HYPERLINK("https://evil.example")`)
  expect(row?.[9]).toBe("first\n'@SUM(A1:A9)")
})

test('ben, who has none, gets the names of the columns, and nothing of ana’s', async () => {
  const seeker = await ana(app)
  await add(seeker, { job_title: 'Only ana’s' })
  expect(rowsOf((await exported(await ben(app))).text)).toHaveLength(1)
})

test('who is not logged in gets no file', async () => {
  expect((await app.get('/job-applications/export/')).status).toBe(401)
})
