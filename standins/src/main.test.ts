import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { makeFolder } from '../test/boards.ts'
import { sendMail } from '../test/smtp-client.ts'
import { createVisitor } from '../test/visitor.ts'

type Ready = {
  ready: { board: string; inbox: string; smtp: string; payments: string }
  boardAccounts: { email: string; password: string }[]
}

test('a taken port is reported to the parent in one line', async () => {
  const folder = await makeFolder()
  const { child, message } = await startProcess(folder)
  const env = {
    ...process.env,
    STANDINS_DATA: folder,
    STANDINS_PORT: new URL(message.ready.board).port,
    BOARD_COUNT: '40',
  }
  const second = fork(new URL('main.ts', import.meta.url), { env, execArgv: [], silent: true })
  const [answer] = await once(second, 'message')
  expect(answer).toMatchObject({ failed: expect.stringContaining('EADDRINUSE') })
  expect((await once(second, 'exit'))[0]).toBe(1)
  child.disconnect()
  await once(child, 'exit')
})

async function startProcess(folder: string): Promise<{ child: ChildProcess; message: Ready }> {
  const env = { ...process.env, STANDINS_DATA: folder, STANDINS_PORT: '0', BOARD_COUNT: '40' }
  const child = fork(new URL('main.ts', import.meta.url), { env, execArgv: [] })
  const [message] = (await once(child, 'message')) as [Ready]
  return { child, message }
}

test('the process reports its addresses, loses nothing it acknowledged when killed, and ends with its parent', async () => {
  const folder = await makeFolder()
  const first = await startProcess(folder)
  const { email, password } = first.message.boardAccounts[0] ?? { email: '', password: '' }
  expect(first.message.boardAccounts).toHaveLength(12)
  const worker = createVisitor(first.message.ready.board)
  await worker.logIn({ email, password })
  const list = await worker.open('/jobseekers/jobsearch')
  const jobId = Number(/-(\d+)" target/.exec(list.page)?.[1])
  expect((await worker.apply(jobId, {})).page).toContain('Your message has been sent')
  expect(await sendMail(first.message.ready.smtp, 'ana@example.com')).toBe(250)
  expect((await fetch(`${first.message.ready.payments}/v1/payments`)).status).toBe(401)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')

  const second = await startProcess(folder)
  const again = createVisitor(second.message.ready.board)
  await again.logIn({ email, password })
  expect((await again.open('/jobseekers/jobapplications/sent')).page).toContain(`-${jobId}"`)
  const mails = await fetch(`${second.message.ready.inbox}/messages.json`)
  expect(await mails.json()).toMatchObject([{ envelope_to: ['ana@example.com'], subject: 'Kumusta' }])
  second.child.disconnect()
  expect((await once(second.child, 'exit'))[0]).toBe(0)

  const third = await startProcess(folder)
  third.child.kill('SIGTERM')
  expect((await once(third.child, 'exit'))[0]).toBe(0)
})
