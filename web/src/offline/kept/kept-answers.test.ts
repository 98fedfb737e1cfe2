// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { stubCaches } from '../../../test/cache-storage.ts'
import { answersName } from '../../seeker/kept/answers-name.ts'
import { answer, askAhead, asReader, forgetAnswers } from './kept-answers.ts'

const JOBS = 'http://localhost:3000/api/jobs/'
let storage: ReturnType<typeof stubCaches>
let works: Promise<unknown>[] = []
const keepAlive = (work: Promise<unknown>) => works.push(work)
const ask = async (token = 'ana') => {
  const request = new Request(JOBS, { headers: { authorization: `Token ${token}` } })
  const response = await answer(request, keepAlive)
  await Promise.all(works)
  return response
}
const answers = (make: () => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => make()),
  )
const refusal =
  (status: number, code: string, type = 'application/problem+json') =>
  () =>
    new Response(JSON.stringify({ code }), { status, headers: { 'content-type': type } })
const list = () => Response.json({ results: [] })
const keptCount = () => [...storage.held.values()].reduce((sum, one) => sum + one.size, 0)

beforeEach(async () => {
  storage = stubCaches()
  works = []
  await forgetAnswers()
})

test('an answer that comes after ana has logged out is not kept', async () => {
  let come: (response: Response) => void = () => {}
  answers(() => new Promise((resolve) => (come = resolve)))
  const asked = ask()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  await forgetAnswers()
  come(list())
  expect((await asked).status).toBe(200)
  expect(keptCount()).toBe(0)
})

test('what was to be read ahead for ana is not even asked for once she has logged out', async () => {
  answers(list)
  const ana = asReader('Token ana')
  await forgetAnswers()
  await askAhead(ana, ['/api/jobs/'], Date.now())
  expect(fetch).not.toHaveBeenCalled()
  expect(storage.held.size).toBe(0)
})

test('a logout in the middle of reading ahead ends it, and leaves nothing', async () => {
  const ana = asReader('Token ana')
  answers(async () => {
    await forgetAnswers()
    return list()
  })
  await askAhead(ana, [], Date.now())
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(keptCount()).toBe(0)
})

test('an answer for ana that comes when mia reads here neither stays nor takes what is mia’s', async () => {
  answers(list)
  const ana = asReader('Token ana')
  await ask('mia')
  await askAhead(ana, ['/api/jobs/'], Date.now())
  expect([...storage.held.keys()]).toEqual([await answersName('Token mia')])
})

test.each([
  [
    'the page of a portal',
    () => new Response('<p>Log in</p>', { status: 401, headers: { 'content-type': 'text/html' } }),
  ],
  ['the 403 of a proxy', () => new Response('no', { status: 403 })],
  ['the 404 of a gateway', refusal(404, 'not-found', 'application/json')],
  ['a problem of somebody else', refusal(404, '1010')],
  [
    'a page in the place of an answer',
    () => new Response('<p>Hi</p>', { headers: { 'content-type': 'text/html' } }),
  ],
])('%s takes nothing that is kept, and what is kept is shown', async (_name, foreign) => {
  answers(list)
  await ask()
  answers(foreign)
  const shown = await ask()
  expect(shown.headers.get('x-kept-at')).not.toBeNull()
  expect(keptCount()).toBe(1)
})

test('where nothing is kept, the page is told what came in the place of an answer', async () => {
  answers(() => new Response('no', { status: 403 }))
  expect((await ask()).status).toBe(403)
})

test('our own server’s word that the session has ended takes everything, and its 404 the one answer', async () => {
  answers(list)
  await ask()
  answers(refusal(404, 'not-found'))
  expect((await ask()).status).toBe(404)
  expect(keptCount()).toBe(0)
  answers(list)
  await ask()
  answers(refusal(401, 'unauthenticated'))
  await ask()
  expect(storage.held.size).toBe(0)
})

test('with a full storage the answer still comes', async () => {
  answers(list)
  storage.isFull = true
  expect((await ask()).status).toBe(200)
})
