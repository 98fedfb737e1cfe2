import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstAccount, makeFolder, openBoard } from '../../../test/boards.ts'
import { createVisitor } from '../../../test/visitor.ts'

test('a worker logs in and gets the cookie from the next page', async () => {
  const board = await openBoard()
  const visitor = createVisitor(board.url)
  await visitor.open('/login')
  const guest = visitor.cookies.get('ci_session')
  const home = await visitor.logIn(firstAccount(board))
  expect(home).toMatchObject({ status: 200, path: '/jobseekers' })
  expect(home.page).toContain('href="/logout"')
  expect(visitor.cookies.get('ci_session')).not.toBe(guest)
  await visitor.open('/logout')
  expect((await visitor.open('/jobseekers')).path).toBe('/login')
})

test('a wrong password, an unknown address or a locked account leaves a guest', async () => {
  const board = await openBoard()
  for (const email of [firstAccount(board).email, 'nobody@board.example']) {
    const answer = await createVisitor(board.url).logIn({ email, password: 'wrong' })
    expect(answer).toMatchObject({ status: 200, path: '/authenticate' })
    expect(answer.page).toMatch(/<p class="error">.*email address or password is incorrect/)
    expect(answer.page).not.toContain('/logout')
  }
  const locked = await createVisitor(board.url).logIn({ email: 'locked@any.example', password: 'x' })
  expect(locked.page).toContain('has been locked')
})

test('a form is valid once, and never without a token', async () => {
  const board = await openBoard()
  const visitor = createVisitor(board.url)
  const { page } = await visitor.open('/login')
  await visitor.submit(page, '/authenticate', { 'info[email]': 'a@b.example', 'info[password]': 'x' })
  const second = await visitor.submit(page, '/authenticate', {
    'info[email]': 'a@b.example',
    'info[password]': 'x',
  })
  expect(second.status).toBe(403)
  expect(second.page).toContain('The action you have requested is not allowed.')
  expect((await createVisitor(board.url).submit('', '/authenticate', {})).status).toBe(403)
})

test('an address registers once, and no password or cookie is on the disk in clear', async () => {
  const dataDir = await makeFolder()
  const board = await openBoard({ dataDir })
  const visitor = createVisitor(board.url)
  const details = {
    'info[name]': 'Ana Dizon',
    'info[email]': 'Ana@mail.example',
    'info[password]': 'halo-halo 7',
  }
  const registered = await visitor.submit((await visitor.open('/register')).page, '/register', details)
  expect(registered.page).toContain('Your account is ready')
  const twice = await visitor.submit((await visitor.open('/register')).page, '/register', details)
  expect(twice.page).toContain('already registered')
  expect((await visitor.logIn({ email: 'ana@mail.example', password: 'halo-halo 7' })).path).toBe(
    '/jobseekers',
  )

  const kept = readdirSync(dataDir)
    .map((name) => readFileSync(join(dataDir, name), 'utf8'))
    .join('\n')
  expect(kept).toContain('ana@mail.example')
  const secrets = [
    'halo-halo 7',
    visitor.cookies.get('ci_session') ?? '',
    ...board.accounts.map(({ password }) => password),
  ]
  for (const secret of secrets) expect(kept).not.toContain(secret)
})

test('a session survives a restart, and ends by age or command', async () => {
  const dataDir = await makeFolder()
  let hour = 0
  const now = () => new Date(Date.UTC(2026, 9, 1, hour))
  const board = await openBoard({ dataDir, now })
  const account = firstAccount(board)
  const visitor = createVisitor(board.url)
  await visitor.logIn(account)
  await board.close()
  const again = await openBoard({ dataDir, now, port: Number(new URL(board.url).port) })
  expect((await visitor.open('/jobseekers')).path).toBe('/jobseekers')
  hour = 48
  expect((await visitor.open('/jobseekers')).path).toBe('/login')
  await visitor.logIn(account)
  await again.control({ expire: 'sessions', email: account.email })
  expect((await visitor.open('/jobseekers')).path).toBe('/login')
})

test('the twelve accounts follow from the seed', async () => {
  const dataDir = await makeFolder()
  const one = await openBoard({ dataDir })
  expect(one.accounts).toHaveLength(12)
  expect((await openBoard()).accounts).toEqual(one.accounts)
  await one.close()
  const other = await openBoard({ dataDir, seed: 2 })
  expect(other.accounts[0]?.password).not.toBe(one.accounts[0]?.password)
  expect((await createVisitor(other.url).logIn(firstAccount(other))).path).toBe('/jobseekers')
})

test('a changed password ends sessions, and the old one is wrong', async () => {
  const board = await openBoard()
  const worker = createVisitor(board.url)
  const account = firstAccount(board)
  await worker.logIn(account)
  await board.control({ password: 'new-mango-7', email: account.email })
  expect((await worker.open('/jobseekers')).path).toBe('/login')
  const old = await createVisitor(board.url).logIn(account)
  expect(old.page).toMatch(/email address or password is incorrect/)
  const visitor = createVisitor(board.url)
  expect((await visitor.logIn({ email: account.email, password: 'new-mango-7' })).path).toBe('/jobseekers')
})

test('a locked account is told so with the right password only, until it is unlocked', async () => {
  const board = await openBoard()
  const account = firstAccount(board)
  await board.control({ lock: account.email })
  expect((await createVisitor(board.url).logIn(account)).page).toContain('has been locked')
  const wrong = await createVisitor(board.url).logIn({ ...account, password: 'wrong' })
  expect(wrong.page).toMatch(/email address or password is incorrect/)
  await board.control({ unlock: account.email })
  expect((await createVisitor(board.url).logIn(account)).path).toBe('/jobseekers')
})
