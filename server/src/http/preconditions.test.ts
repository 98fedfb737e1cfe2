import { api } from '@hanap/contract/wire/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carla, type Person } from '../../test/people.ts'
import { addListing } from '../../test/search/listings.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'

let app: TestApp
let seeker: Person
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

type Sent = { path: string; body: object }
/** A versioned write, with any text or a choice standing for it. */
type Thing = {
  /** As the contract writes it. */
  write: string
  /** @returns its path, and a write of a text */
  prepare: () => Promise<{ read: () => Promise<{ version: string }>; send: (text: string) => Sent }>
}

const body = async (path: string) => (await app.get(path, { as: seeker })).body
const post = async (path: string, sent: object) => (await app.post(path, { as: seeker, body: sent })).body

async function addApplication() {
  // Equal titles would count as one application.
  const { id } = await post('/job-applications/', { job_title: `Tutor ${Math.random()}` })
  return { id, read: () => body(`/job-applications/${id}/`) }
}
async function addInterview() {
  const { id, read } = await addApplication()
  const { interviews } = await post(`/job-applications/${id}/interviews/`, { label: 'Call' })
  return { path: `/job-applications/${id}/interviews/${interviews[0].id}/`, read }
}
const PROFILE = '/jobseeker/profile/'

const things: readonly Thing[] = [
  {
    write: 'PATCH /job-applications/:id/',
    async prepare() {
      const { id, read } = await addApplication()
      return { read, send: (notes) => ({ path: `/job-applications/${id}/`, body: { notes } }) }
    },
  },
  {
    write: 'PATCH /job-applications/:id/update_status/',
    async prepare() {
      const { id, read } = await addApplication()
      return { read, send: (notes) => ({ path: `/job-applications/${id}/update_status/`, body: { notes } }) }
    },
  },
  {
    write: 'POST /job-applications/:id/interviews/',
    async prepare() {
      const { id, read } = await addApplication()
      return { read, send: (label) => ({ path: `/job-applications/${id}/interviews/`, body: { label } }) }
    },
  },
  {
    write: 'PATCH /job-applications/:id/interviews/:interview_id/',
    async prepare() {
      const { path, read } = await addInterview()
      return { read, send: (label) => ({ path, body: { label } }) }
    },
  },
  {
    write: 'PATCH /cover-letters/:id/',
    async prepare() {
      const { id } = await post('/cover-letters/', {
        job_post_id: await addListing(app),
        content: 'I teach.',
      })
      const path = `/cover-letters/${id}/`
      return { read: () => body(path), send: (content) => ({ path, body: { content } }) }
    },
  },
  {
    write: 'POST /ai-instructions/',
    async prepare() {
      await post('/ai-instructions/', { instructions: 'Formal' })
      const path = '/ai-instructions/'
      return { read: () => body(path), send: (instructions) => ({ path, body: { instructions } }) }
    },
  },
  {
    write: 'PATCH /ai-instructions/:id/',
    async prepare() {
      const { id } = await post('/ai-instructions/', { instructions: 'Formal' })
      return {
        read: () => body('/ai-instructions/'),
        send: (instructions) => ({ path: `/ai-instructions/${id}/`, body: { instructions } }),
      }
    },
  },
  ...['PUT', 'POST'].map((method) => ({
    write: `${method} ${PROFILE}`,
    prepare: async () => ({
      read: () => body(PROFILE),
      send: (about: string) => ({ path: PROFILE, body: { about } }),
    }),
  })),
  {
    write: 'PUT /user/update/',
    prepare: async () => ({
      read: () => body('/auth/user/'),
      send: (first_name) => ({ path: '/user/update/', body: { email: seeker.email, first_name } }),
    }),
  },
  {
    write: 'PUT /settings/privacy/',
    prepare: async () => ({
      read: () => body('/settings/privacy/'),
      send: (text) => ({
        path: '/settings/privacy/',
        body: { profile_visibility: { Hers: 'private', Late: 'limited' }[text] ?? 'public' },
      }),
    }),
  },
  {
    write: 'PUT /settings/notifications/',
    prepare: async () => ({
      read: () => body('/settings/notifications/'),
      send: (text) => ({
        path: '/settings/notifications/',
        body: { frequency: { Hers: 'weekly', Late: 'immediately' }[text] ?? 'daily' },
      }),
    }),
  },
  {
    write: 'PATCH /saved-searches/:id/',
    async prepare() {
      const { id } = await post('/saved-searches/', {
        name: 'Books',
        criteria: { search: `xero ${Math.random()}` },
      })
      const find = async () => {
        const { results } = await body('/saved-searches/')
        return results.find((one: { id: number }) => one.id === id)
      }
      return { read: find, send: (name) => ({ path: `/saved-searches/${id}/`, body: { name } }) }
    },
  },
]

/** Deletions ignore content; sending has letter-version.test.ts. */
const elsewhere = [
  'DELETE /job-applications/:id/interviews/:interview_id/',
  'POST /job-applications/apply/',
  'POST /cover-letters/',
]

test('every write of something that carla edits is tried here', () => {
  const versioned = api.filter((one) => one.versioned && one.method !== 'GET')
  const aliases = new Set(versioned.flatMap(({ aliases = [] }) => aliases.map(({ path }) => path)))
  const writes = versioned
    .filter(({ path }) => !aliases.has(path))
    .map(({ method, path }) => `${method} ${path}`)
  expect(new Set(writes)).toEqual(new Set([...things.map(({ write }) => write), ...elsewhere]))
})

describe.each(things)('$write', ({ write, prepare }) => {
  beforeAll(async () => {
    seeker = await carla(app)
  })
  const method = (write.split(' ')[0] ?? '').toLowerCase() as 'post' | 'put' | 'patch'
  const call = ({ path, body: sent }: Sent, version?: string) =>
    app[method](path, {
      as: seeker,
      body: sent,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    })

  test('takes what was written over what is there, and refuses what was written over something else', async () => {
    const { read, send } = await prepare()
    const { version } = await read()
    const first = await call(send('Hers'), version)
    expect(first.status).toBeLessThan(300)
    const now = await read()
    expect(now.version).not.toBe(version)
    expect(first.headers['etag']).toBe(`"${now.version}"`)

    const late = await call(send('Late'), version)
    expect(late).toMatchObject({ status: 412, body: { code: 'changed-elsewhere' } })
    expect(late.headers['etag']).toBe(first.headers['etag'])
    expect(now).toMatchObject(late.body.current)
    expect((await read()).version).toBe(now.version)

    expect((await call(send('Late'), now.version)).status).toBeLessThan(300)
    expect((await call(send('Hers'))).status).toBeLessThan(300)
  })

  test('takes one of two that are written over the same at the same moment', async () => {
    const { read, send } = await prepare()
    await call(send('At first'))
    const { version } = await read()
    const answers = await Promise.all([call(send('Hers'), version), call(send('Late'), version)])
    expect(answers.map(({ status }) => status < 300).sort()).toEqual([false, true])
    expect(answers.find(({ status }) => status >= 300)?.status).toBe(412)
  })
})

test('instructions that carla’s phone kept first are not written over by a page that saw none', async () => {
  seeker = await carla(app)
  const make = (instructions: string) =>
    app.post('/ai-instructions/', { as: seeker, body: { instructions }, headers: { 'if-none-match': '*' } })
  expect((await make('Formal')).status).toBe(201)
  const late = await make('Short')
  expect(late).toMatchObject({ status: 412, body: { current: { instructions: 'Formal' } } })
})

test('a profile is refused with the names that it is read with, and no others', async () => {
  seeker = await carla(app)
  await post(PROFILE, { about: 'I teach.' })
  const late = await app.put(PROFILE, { as: seeker, body: { about: 'No' }, headers: { 'if-match': '"old"' } })
  expect(Object.keys(late.body.current).sort()).toEqual(Object.keys(await body(PROFILE)).sort())
})
