import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { makeFolder } from '../../test/boards.ts'
import { sendMail } from '../../test/smtp-client.ts'
import { type InboxOptions, type RunningInbox, startInbox } from './inbox.ts'

const started: RunningInbox[] = []
afterEach(() => Promise.all(started.splice(0).map((inbox) => inbox.close())))

async function openInbox(options: Partial<InboxOptions> = {}) {
  const inbox = await startInbox({ dataDir: join(await makeFolder(), 'inbox'), slowMs: 50, ...options })
  started.push(inbox)
  return inbox
}

const send = (inbox: RunningInbox, to: string) => sendMail(inbox.smtpUrl, to)

const read = async (inbox: RunningInbox, path: string) => (await fetch(inbox.url + path)).text()

test('a developer finds an email by address and reads its page, HTML, text and source', async () => {
  const inbox = await openInbox()
  expect(await send(inbox, 'ana@example.com')).toBe(250)
  expect(await send(inbox, 'Ben@example.com')).toBe(250)
  const [message] = inbox.messages('ana@')
  expect(message).toMatchObject({
    envelope_to: ['ana@example.com'],
    subject: 'Kumusta',
    text: 'Hello ñ',
    html: expect.stringContaining('<b>Hello</b>'),
  })
  const list = await read(inbox, '/?to=ben@example')
  expect(list).toContain('ben@example.com')
  expect(list).not.toContain('ana@example.com')
  expect(await read(inbox, `/messages/${message?.id}`)).toContain('<iframe')
  expect(await read(inbox, `/messages/${message?.id}/source`)).toContain('Subject: Kumusta')
  expect(JSON.parse(await read(inbox, '/messages.json?to=ana'))).toMatchObject([{ subject: 'Kumusta' }])
  const html = await fetch(`${inbox.url}/messages/${message?.id}/html`)
  expect(await html.text()).toContain('<b>Hello</b>')
  expect(html.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
})

test('a subject with tags in it is shown and not run', async () => {
  const inbox = await openInbox()
  await sendMail(inbox.smtpUrl, 'ana@example.com', '<script>alert(1)</script>')
  expect(await read(inbox, '/')).toContain('&lt;script&gt;')
})

test('emails survive a restart, deleted ones do not', async () => {
  const dataDir = join(await makeFolder(), 'inbox')
  const first = await openInbox({ dataDir })
  await send(first, 'ana@example.com')
  await first.close()
  const second = await openInbox({ dataDir })
  expect(second.messages()).toHaveLength(1)
  expect((await fetch(`${second.url}/_clear`, { method: 'POST', redirect: 'manual' })).status).toBe(303)
  expect(second.messages()).toEqual([])
  await send(second, 'ben@example.com')
  await second.close()
  const third = await openInbox({ dataDir })
  expect(third.messages().map(({ id, envelope_to }) => [id, ...envelope_to])).toEqual([
    [2, 'ben@example.com'],
  ])
})

test('it fails as ordered, for as many emails, and then takes email again', async () => {
  const inbox = await openInbox()
  const command = { fault: 'no-mailbox', times: 2 }
  const headers = { 'content-type': 'application/json' }
  await fetch(`${inbox.url}/_control`, { method: 'POST', headers, body: JSON.stringify(command) })
  const codes = []
  for (let count = 0; count < 3; count += 1) codes.push(await send(inbox, 'ana@example.com'))
  expect(codes).toEqual([550, 550, 250])
  const wrong = await fetch(`${inbox.url}/_control`, { method: 'POST', headers, body: '{"fault":"fire"}' })
  expect(wrong.status).toBe(400)
})

test.each([
  ['try-later', 450, 0],
  ['closing', 421, 0],
  ['full', 452, 0],
  ['refuse', 554, 0],
  ['later', 451, 0],
  ['cut', 'cut', 1],
  ['slow', 250, 1],
] as const)('told %s, it answers %s and keeps %i mails', async (fault, answer, kept) => {
  const inbox = await openInbox()
  inbox.control({ fault })
  expect(await send(inbox, 'ana@example.com')).toBe(answer)
  expect(inbox.messages()).toHaveLength(kept)
  expect(inbox.pendingFaults()).toEqual([])
})

test('some addresses always fail, without a command', async () => {
  const inbox = await openInbox()
  expect(await send(inbox, 'bounce@example.com')).toBe(550)
  expect(await send(inbox, 'full@example.com')).toBe(452)
  expect(await send(inbox, 'slow@example.com')).toBe(250)
})
