import { afterAll, beforeAll, expect, it } from 'vitest'
import { ana, type Person } from '../../../test/people.ts'
import { addListings } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
let seeker: Person
beforeAll(async () => {
  app = await startApp({ now: '2026-11-20T03:00:00Z' })
  seeker = await ana(app)
  await addListings(app, [
    { title: 'Video Editor', description: 'You cut videos for our channel. At least 2 years of experience.' },
    { title: 'Content Writer', description: 'Articles on gardens. Experience is a must.' },
    { title: 'Customer Service Representative', description: 'Night shift. You answer customers.' },
    { title: 'Data Entry Clerk', description: 'No prior experience is required: we train you.' },
    { title: 'Online English Tutor', description: 'You teach English to children. Proven experience only.' },
    { title: 'Sales Representative', description: 'You call shops by day. Beginners, please do not apply.' },
    { title: 'Junior Bookkeeper', description: 'This is an entry-level position.' },
    { title: 'Payroll Officer', description: 'Two years of experience.' },
    { title: 'Caller, High Pay', description: 'Two years of experience.' },
    {
      title: 'Barcode Tester',
      description: 'You calibrate a rotary encoder. This is not an entry-level role.',
    },
  ])
})
afterAll(() => app.close())

async function find(search: string): Promise<string[]> {
  const { status, body } = await app.get('/jobs/search/', { as: seeker, query: { search } })
  expect(status, JSON.stringify(body)).toBe(200)
  return (body.results as { title: string }[]).map(({ title }) => title)
}

it.each([
  ['taga-edit ng video', 'Video Editor'],
  ['nag-eedit po ng video', 'Video Editor'],
  ['tagasulat ng article', 'Content Writer'],
  ['marunong magsulat lang', 'Content Writer'],
  ['tagasagot ng tawag na pang gabi', 'Customer Service Representative'],
  ['trabaho sa bahay na encoder', 'Data Entry Clerk'],
  ['taga encode', 'Data Entry Clerk'],
  ['nagtuturo ng ingles', 'Online English Tutor'],
  ['tindera', 'Sales Representative'],
  ['taga-kwenta', 'Junior Bookkeeper'],
  ['tagapasahod', 'Payroll Officer'],
  ['malaking sahod', 'Caller, High Pay'],
])('ana types %j and finds the %s first', async (typed, title) => {
  expect((await find(typed))[0]).toBe(title)
})

it.each([
  'no experience',
  'no exp po',
  'w/o experience',
  'beginner',
  'fresh grad',
  'first timer',
  'entry level work',
  'willing to train',
  'walang experience',
  'kahit walang karanasan',
])('lia types %j and finds the jobs that are for her, those that ask for nothing first', async (typed) => {
  expect(await find(typed)).toEqual(['Data Entry Clerk', 'Junior Bookkeeper'])
})
