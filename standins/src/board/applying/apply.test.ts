import { expect, test } from 'vitest'
import { firstAccount, makeFolder, openBoard } from '../../../test/boards.ts'
import { createVisitor } from '../../../test/visitor.ts'

const JOB = 1_740_428

async function signIn(board: Awaited<ReturnType<typeof openBoard>>) {
  const visitor = createVisitor(board.url)
  await visitor.logIn(firstAccount(board))
  return visitor
}

test('a worker applies once, sees it in the sent list and cannot apply again', async () => {
  const board = await openBoard()
  const worker = await signIn(board)
  const answer = await worker.apply(JOB, {
    subject: 'PAPAYA - Maria',
    message: 'Good day\nand thank you',
    points: '3',
  })
  expect(answer.page).toContain('Your message has been sent')
  expect(board.applications()).toMatchObject([
    { job_id: JOB, subject: 'PAPAYA - Maria', message: 'Good day\nand thank you', points: 3, state: 'Sent' },
  ])
  const sent = await worker.open('/jobseekers/jobapplications/sent')
  expect(sent.page).toMatch(
    /First contacted for Job <a href="\/jobseekers\/job\/bookkeeper-[a-z-]+-1740428">/,
  )
  const again = await worker.open(`/jobseekers/job/${JOB}`)
  expect(again.page).toMatch(/<button type="button" class="btn btn-danger" disabled>.*applied/)
  expect(again.page).not.toContain('action="/apply"')
  expect((await worker.open('/jobseekers')).page).toContain('<strong class="apply-points">37</strong>')
})

test('a board that takes repeats has the application twice, and mentions no first one', async () => {
  const board = await openBoard({ takesRepeats: true })
  const worker = await signIn(board)
  await worker.apply(JOB, {})
  expect((await worker.open(`/jobseekers/job/${JOB}`)).page).toContain('action="/apply"')
  await worker.apply(JOB, {})
  expect(board.applications().map(({ job_id }) => job_id)).toEqual([JOB, JOB])
})

test('a worker reads what the board hides from guests', async () => {
  const board = await openBoard()
  const worker = await signIn(board)
  const { page } = await worker.open('/jobseekers/job/1037964')
  expect(page).toContain('Form: https://forms.example/1')
  expect(page).toContain('ABOUT THE EMPLOYER')
})

test('a guest who applies is redirected to the login', async () => {
  const board = await openBoard()
  const worker = await signIn(board)
  const { page } = await worker.open(`/jobseekers/job/${JOB}`)
  await board.control({ expire: 'sessions' })
  expect((await worker.submit(page, '/apply', {})).path).toBe('/login')
  expect(board.applications()).toEqual([])
})

test('an empty letter, wrong points, a gone job, a filled trap: nothing is stored', async () => {
  const board = await openBoard()
  const worker = await signIn(board)
  expect((await worker.apply(JOB, { message: ' ' })).page).toContain('Subject and message are required.')
  for (const points of ['0', '-1', '1.5', 'many']) {
    expect((await worker.apply(JOB, { points })).page).toContain('must be a whole number')
  }
  expect((await worker.apply(JOB, { points: '41' })).page).toContain('Your apply points are too low')
  const bot = await worker.apply(JOB, { trap: 'b_5c1f0e_9a7d' })
  expect(bot).toMatchObject({ status: 403 })
  expect(bot.page).toContain('Just a moment...')
  expect((await worker.apply(JOB, { trap: 'employer[name]' })).status).toBe(403)
  const { page } = await worker.open(`/jobseekers/job/${JOB}`)
  await board.control({ remove: JOB })
  expect((await worker.submit(page, '/apply', {})).page).toContain('Job No Longer Posted')
  expect(board.applications()).toEqual([])
})

test('points run out and come back with the next Philippine day', async () => {
  let now = new Date('2026-10-01T10:00:00Z')
  const board = await openBoard({ now: () => now, pointsPerDay: 1 })
  const worker = await signIn(board)
  await worker.apply(JOB, {})
  expect((await worker.apply(1_037_964, {})).page).toContain('Not enough apply points')
  // Midnight in Manila is 16:00 UTC.
  now = new Date('2026-10-01T16:00:00Z')
  expect((await worker.apply(1_037_964, {})).page).toContain('Your message has been sent')
  await board.control({ points: 7, email: firstAccount(board).email })
  expect((await worker.open('/jobseekers')).page).toContain('<strong class="apply-points">7</strong>')
})

test('applications survive a restart, with their states', async () => {
  const dataDir = await makeFolder()
  const board = await openBoard({ dataDir })
  await (await signIn(board)).apply(JOB, { subject: 'Hello' })
  await board.control({ application: 1, state: 'Replied' })
  await board.close()
  const again = await openBoard({ dataDir })
  expect(again.applications()).toMatchObject([{ id: 1, job_id: JOB, subject: 'Hello', state: 'Replied' }])
  const { page } = await (await signIn(again)).open('/jobseekers/jobapplications/sent')
  expect(page).toContain('<span class="badge thread-state">Replied</span>')
})

test('a long list of sent applications is paged, newest first', async () => {
  const listings = Array.from({ length: 33 }, (_, index) => ({ id: 1000 + index, title: `Job ${index}` }))
  const board = await openBoard({ listings })
  const worker = await signIn(board)
  for (const { id } of listings) await worker.apply(id, {})
  const first = await worker.open('/jobseekers/jobapplications/sent')
  expect(first.page.match(/First contacted for Job/g)).toHaveLength(30)
  expect(first.page.indexOf('Job 32')).toBeLessThan(first.page.indexOf('Job 31'))
  const second = await worker.open('/jobseekers/jobapplications/sent/30')
  expect(second.page.match(/First contacted for Job/g)).toHaveLength(3)
})
