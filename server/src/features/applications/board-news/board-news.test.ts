import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  applyToNewJob,
  connectedCarla,
  syncNow,
  theApplication,
} from '../../../../test/doubles/board-sync.ts'
import { linkIn, mailsTo } from '../../../../test/doubles/outbox.ts'
import type { Person } from '../../../../test/people.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'
import { isNews } from '../board-sync/rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } }, inbox: {}, now: '2026-11-20T02:00:00Z' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.board.control({ clear: 'faults' })
})

const newsTo = async (seeker: Person) =>
  (await mailsTo(app, seeker.email)).filter(({ subject }) => /^News (?:of|about)|replied to/.test(subject))
const told = async (seeker: Person) =>
  (await app.get('/notifications/', { as: seeker })).body.results as { kind: string; title: string }[]
const choose = (as: Person, body: object) => app.put('/settings/notifications/', { as, body })
const say = (
  application: number,
  state: 'Sent' | 'Viewed' | 'Replied' | 'Shortlisted' | 'Not selected' | 'On hold',
) => app.board.control({ application, state })

test('carla is told once, in the site and by mail, that the board has moved her application on', async () => {
  const { seeker } = await connectedCarla(app)
  const { onBoard, body } = await applyToNewJob(app, seeker)
  const { job_title, employer_name } = await theApplication(app, seeker)
  await say(onBoard, 'Viewed')
  await Promise.all([syncNow(app, seeker), syncNow(app, seeker)])
  await syncNow(app, seeker)
  const [mail, ...more] = await newsTo(seeker)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`News about your application for “${job_title}” at ${employer_name}`)
  expect(mail?.text).toContain('Online Jobs Portal says “Viewed”. Its status is now Under Review.')
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const path = `/applications?open=${body.application.id}`
  const { pathname, search } = linkIn(mail)
  expect(pathname + search).toBe(path)
  expect(await told(seeker)).toMatchObject([
    {
      kind: 'application-update',
      title: mail?.subject,
      text: 'Online Jobs Portal says “Viewed”. Its status is now Under Review.',
      path,
    },
  ])
})

test('an employer’s answer is a message, also where the status stays as it is', async () => {
  const { seeker } = await connectedCarla(app)
  const { onBoard } = await applyToNewJob(app, seeker)
  const { employer_name } = await theApplication(app, seeker)
  await say(onBoard, 'Viewed')
  await syncNow(app, seeker)
  await say(onBoard, 'Replied')
  expect((await syncNow(app, seeker)).body.changed).toBe(0)
  const mail = (await newsTo(seeker)).at(-1)
  expect(mail?.subject).toBe(`${employer_name} replied to your application`)
  expect(mail?.text.replaceAll('\n', ' ')).toContain('read and answer employers on Online Jobs Portal')
  expect(mail?.text).toContain('Get no more word that employers answered by email:')
  expect(await told(seeker)).toMatchObject([
    { kind: 'message', title: mail?.subject },
    { kind: 'application-update' },
  ])
})

test('what one sync brings is one mail, whose topic is that of an answer where one is among it', async () => {
  const { seeker } = await connectedCarla(app)
  const first = await applyToNewJob(app, seeker)
  const second = await applyToNewJob(app, seeker)
  await say(first.onBoard, 'Shortlisted')
  await say(second.onBoard, 'Replied')
  expect((await syncNow(app, seeker)).body.changed).toBe(2)
  const [mail, ...more] = await newsTo(seeker)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('News about 2 of your applications')
  for (const { body } of [first, second])
    expect(mail?.text).toContain(`/applications?open=${body.application.id}`)
  const row = await app.db
    .selectFrom('mails')
    .select(['kind', 'topic'])
    .where('user_id', '=', seeker.id)
    .where('topic', 'is not', null)
    .execute()
  expect(row).toEqual([{ kind: 'employer-replied', topic: 'messages' }])
  expect(await told(seeker)).toHaveLength(2)
})

test.each([
  [{ messages: false }, ['“Shortlisted”'], ['“Replied”']],
  [{ application_updates: false }, ['“Replied”'], ['“Shortlisted”']],
  [{ messages: false, application_updates: false }, [], []],
])(
  'with %o carla gets by mail what she still wants, and reads the rest in the site',
  async (off, has, hasNot) => {
    const { seeker } = await connectedCarla(app)
    await choose(seeker, off)
    const first = await applyToNewJob(app, seeker)
    const second = await applyToNewJob(app, seeker)
    await say(first.onBoard, 'Shortlisted')
    await say(second.onBoard, 'Replied')
    await syncNow(app, seeker)
    const mails = await newsTo(seeker)
    expect(mails).toHaveLength(has.length)
    for (const words of has) expect(mails[0]?.text).toContain(words)
    for (const words of hasNot) expect(mails[0]?.text).not.toContain(words)
    expect(await told(seeker)).toHaveLength(2)
  },
)

test('a word that nobody here knows is passed on; that it was sent is no news', async () => {
  const { seeker } = await connectedCarla(app)
  const { onBoard } = await applyToNewJob(app, seeker)
  await syncNow(app, seeker)
  expect(await told(seeker)).toEqual([])
  await say(onBoard, 'On hold')
  await syncNow(app, seeker)
  expect(await told(seeker)).toMatchObject([
    { kind: 'application-update', text: 'Online Jobs Portal says “On hold”.' },
  ])
  expect(await newsTo(seeker)).toHaveLength(1)
})

test('a sending whose end was not known is told in the site when the board shows it', async () => {
  const { seeker } = await connectedCarla(app)
  await app.board.control({ fault: '500', on: 'sent', times: 4 })
  const { status } = await applyToNewJob(app, seeker, 'I keep books. [standin: cut]')
  expect(status).toBe(502)
  expect(await told(seeker)).toEqual([])
  await app.board.control({ clear: 'faults' })
  await syncNow(app, seeker)
  const { job_title, employer_name } = await theApplication(app, seeker)
  expect(await told(seeker)).toMatchObject([
    {
      kind: 'application-update',
      title: `Your application for “${job_title}” at ${employer_name} has arrived`,
    },
  ])
})

test('an application that was sent while carla waited for it is not told again', async () => {
  const { seeker } = await connectedCarla(app)
  expect((await applyToNewJob(app, seeker)).status).toBe(200)
  expect(await told(seeker)).toEqual([])
})

test.each([
  ['viewed', 'reviewing', true],
  [' REPLIED ', null, true],
  ['Viewed', null, false],
  ['On hold', null, true],
  ['Sent', null, false],
] as const)('the word “%s” with the status %s is news: %s', (word, status, expected) => {
  expect(isNews(word, status)).toBe(expected)
})
