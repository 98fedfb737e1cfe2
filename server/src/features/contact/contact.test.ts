/** @module-tag security */
import { contactLimits, contactTexts } from '@hanap/contract/site/contact-texts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../test/doubles/outbox.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { MAILS_AN_HOUR, MESSAGES_AN_HOUR } from './rules.ts'

const OPERATOR = 'operator@hanap.example'
const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await startApp({
    inbox: {},
    config: { operatorEmails: [OPERATOR] },
    onLog: (line) => lines.push(line),
  })
})
beforeEach(async () => {
  await app.db.deleteFrom('contact_messages').execute()
  await app.db.deleteFrom('rate_counters').execute()
})
afterAll(() => app.close())

let written = 0
const fresh = () => ({
  name: 'Nena Robles',
  email: 'nena@example.com',
  subject: `Question ${(written += 1)}`,
  message: 'Magandang araw!\nWhere do I change my plan?',
})
const send = (body: unknown) => app.post('/contact/', { body })
const stored = () => app.db.selectFrom('contact_messages').selectAll().orderBy('id').execute()
const lastMail = async () => (await mailsTo(app, OPERATOR)).at(-1)

describe('a message to who runs the site', () => {
  it('is kept and mailed to the operator, whose answer goes to nena', async () => {
    const message = fresh()
    const { status, body } = await send(message)
    expect([status, body]).toEqual([201, { message: contactTexts.sent }])
    expect(await stored()).toMatchObject([{ ...message, sent_at: app.clock.now() }])
    const mail = await lastMail()
    expect(mail?.subject).toBe(`Contact: ${message.subject}`)
    expect(mail?.headers['reply-to']).toBe('nena@example.com')
    expect(mail?.text).toContain('Magandang araw!\nWhere do I change my plan?')
    expect(mail?.text).toContain('From: Nena Robles')
  })

  it('tells the log that it came, and not a word of it', async () => {
    const message = fresh()
    await send(message)
    const told = lines.filter((line) => line.includes('Contact message'))
    expect(told).not.toEqual([])
    for (const word of [message.name, message.email, message.subject]) {
      expect(lines.filter((line) => line.includes(word))).toEqual([])
    }
  })

  it('is sent again by an impatient browser and kept once', async () => {
    const message = fresh()
    const first = await send(message)
    app.clock.advance({ minutes: 9 })
    const again = await send({ ...message, name: ` ${message.name} ` })
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body).toEqual(first.body)
    expect(await stored()).toHaveLength(1)
    app.clock.advance({ minutes: 2 })
    expect((await send(message)).status).toBe(201)
    expect(await stored()).toHaveLength(2)
  })

  it('is kept once and mailed once when eight of it come at the same moment', async () => {
    const before = (await mailsTo(app, OPERATOR)).length
    const message = fresh()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(message)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201])
    expect(await stored()).toHaveLength(1)
    expect(await mailsTo(app, OPERATOR)).toHaveLength(before + 1)
  })

  it.each(['name', 'email', 'subject', 'message'])('needs its %s', async (field) => {
    for (const value of [undefined, '', '  \u200b ', null, 7, ['a'], { a: 1 }]) {
      const { status, body } = await send({ ...fresh(), [field]: value })
      expect([value, status, Object.keys(body.errors)]).toEqual([value, 400, [field]])
    }
    expect(await stored()).toEqual([])
  })

  it.each([
    ['name', 'Nena\r\nBcc: many@example.com'],
    ['subject', 'Hello\r\nBcc: many@example.com'],
    ['subject', 'Hello\nContent-Type: text/html\n\n<b>hi</b>'],
    ['subject', 'Hello\u2028Bcc: many@example.com'],
    ['subject', 'Hello\u202eolleH'],
    ['subject', 'Hello\u0000'],
    ['message', 'Hello\u0000'],
    ['email', 'nena@example.com\r\nBcc: many@example.com'],
    ['email', 'nena@example.com, many@example.com'],
    ['email', '"Nena" <nena@example.com>'],
    ['email', 'nena'],
  ])('is refused where its %s is %j', async (field, value) => {
    const { status, body } = await send({ ...fresh(), [field]: value })
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
    expect(await stored()).toEqual([])
  })

  it.each(Object.entries(contactLimits))(
    'is refused where its %s has more than %i letters',
    async (field, most) => {
      const tried = async (letters: number) => send({ ...fresh(), [field]: 'N'.repeat(letters) })
      expect((await tried(most)).status).toBe(201)
      expect(Object.keys((await tried(most + 1)).body.errors)).toEqual([field])
    },
  )

  it('reaches one mailbox with the headers we write, whatever its lines say', async () => {
    const message =
      'Hi.\r\n.\r\nBcc: many@example.com\r\nRCPT TO:<many@example.com>\r\n\r\n<script>alert(1)</script>'
    expect((await send({ ...fresh(), message })).status).toBe(201)
    const mail = await lastMail()
    expect(mail?.envelope_to).toEqual([OPERATOR])
    expect(mail?.headers['bcc']).toBeUndefined()
    expect(mail?.html).not.toContain('<script>')
  })

  it('has no address to answer to in its headers where that is not plain ASCII; the text has it', async () => {
    expect((await send({ ...fresh(), email: 'niña@example.com' })).status).toBe(201)
    const mail = await lastMail()
    expect(mail?.headers['reply-to']).toBeUndefined()
    expect(mail?.text).toContain('niña@example.com')
  })

  it('may be five thousand letters long, whatever letters', async () => {
    const message = '名'.repeat(5000)
    expect((await send({ ...fresh(), message })).status).toBe(201)
    expect((await stored())[0]?.message).toBe(message)
  })

  it('is refused past ten an hour from one address, which is kept nowhere', async () => {
    for (let i = 0; i < MESSAGES_AN_HOUR.max; i += 1) expect((await send(fresh())).status).toBe(201)
    const { status, body } = await send(fresh())
    expect([status, body.code]).toEqual([429, 'too-many'])
    expect(body.retry_after).toBeGreaterThan(0)
    expect(await stored()).toHaveLength(MESSAGES_AN_HOUR.max)
    const buckets = await app.db.selectFrom('rate_counters').select('bucket').execute()
    expect(buckets.filter(({ bucket }) => bucket.includes('127.0.0.1'))).toEqual([])
    app.clock.advance({ minutes: 61 })
    expect((await send(fresh())).status).toBe(201)
  })

  it('is kept and not mailed where many others were mailed within the hour', async () => {
    await app.db
      .insertInto('rate_counters')
      .values({ bucket: 'contact-mails', count: MAILS_AN_HOUR.max, started_at: app.clock.now() })
      .execute()
    const before = (await mailsTo(app, OPERATOR)).length
    expect((await send(fresh())).status).toBe(201)
    expect(await stored()).toHaveLength(1)
    expect(await mailsTo(app, OPERATOR)).toHaveLength(before)
    expect(lines.join('')).toContain('not mailed, read it with npm run operator -- messages list')
  })

  it('is gone after a year', async () => {
    await send(fresh())
    app.clock.advance({ days: 364 })
    await app.contact.sweep()
    expect(await stored()).toHaveLength(1)
    app.clock.advance({ days: 2 })
    await app.contact.sweep()
    expect(await stored()).toEqual([])
  })
})
