import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningInbox, startInbox } from '@hanap/standins/inbox/inbox'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type SmtpScript, startHostileSmtp } from '../../../test/doubles/hostile-smtp.ts'
import { type Mailer, MailProblem, type OutgoingMail } from './port.ts'
import { createSmtpMailer } from './smtp.ts'

/** Shorter only for servers that are silent on purpose. */
const PATIENT = { connect: 20_000, greeting: 20_000, silence: 20_000, whole: 20_000 }
const IMPATIENT = { connect: 20_000, greeting: 1000, silence: 1000, whole: 3000 }
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0)) await step()
})

function mailerTo(smtpUrl: string, patience = PATIENT): Mailer {
  const mailer = createSmtpMailer({ smtpUrl, patience })
  undo.push(() => mailer.close())
  return mailer
}

let number = 0
function mailTo(to: string, more: Partial<OutgoingMail> = {}): OutgoingMail {
  number += 1
  return {
    from: { name: 'Hanap', address: 'no-reply@hanap.example' },
    to,
    subject: 'Your link',
    text: 'Hello Ñiña,\n\nhttps://hanap.example/verify#token=abc\n',
    html: '<p>Hello Ñiña</p>',
    messageId: `<${number}@hanap.example>`,
    date: new Date('2026-11-20T09:00:00Z'),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...more,
  }
}

const outcomeOf = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error: unknown) =>
      error instanceof MailProblem ? `${error.kind}${error.retryable ? ', again later' : ''}` : error,
  )

describe('With a mail server that works', () => {
  let folder: string
  let inbox: RunningInbox
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hanap-mailer-'))
    inbox = await startInbox({ dataDir: folder, slowMs: 60_000 })
  })
  afterAll(async () => {
    await inbox.close()
    await rm(folder, { recursive: true })
  })

  test('ana gets the mail as it was written, in both forms, with its sender, date and id', async () => {
    await mailerTo(inbox.smtpUrl).send(mailTo('ana@example.com', { messageId: '<one@hanap.example>' }))
    const [mail] = inbox.messages('ana@')
    expect(mail).toMatchObject({
      envelope_from: 'no-reply@hanap.example',
      envelope_to: ['ana@example.com'],
      subject: 'Your link',
      message_id: '<one@hanap.example>',
      text: 'Hello Ñiña,\n\nhttps://hanap.example/verify#token=abc\n',
      html: '<p>Hello Ñiña</p>',
    })
    expect(mail?.headers).toMatchObject({
      from: 'Hanap <no-reply@hanap.example>',
      to: 'ana@example.com',
      date: 'Fri, 20 Nov 2026 09:00:00 +0000',
      'auto-submitted': 'auto-generated',
    })
  })

  test('many mails at once all arrive, each once', async () => {
    const mailer = mailerTo(inbox.smtpUrl)
    await Promise.all(Array.from({ length: 20 }, () => mailer.send(mailTo('many@example.com'))))
    expect(inbox.messages('many@')).toHaveLength(20)
  })

  test('an account with signs in its password signs in', async () => {
    const url = inbox.smtpUrl.replace('//', '//hanap%40example.com:p%2Fs%3Aw%40rd@')
    expect(await outcomeOf(mailerTo(url).send(mailTo('account@example.com')))).toBe('sent')
  })

  test('nothing in a subject, a name or an address makes another header or another recipient', async () => {
    const mailer = mailerTo(inbox.smtpUrl)
    const from = { name: 'Hanap\r\nBcc: eve@example.com', address: 'no-reply@hanap.example' }
    await mailer.send(
      mailTo('dario@example.com', { from, subject: 'Hi\r\nBcc: eve@example.com\r\n\r\nhidden' }),
    )
    const [mail] = inbox.messages('dario@')
    expect(mail?.headers).not.toHaveProperty('bcc')
    expect(mail?.envelope_to).toEqual(['dario@example.com'])
    for (const to of [
      'a@example.com, eve@example.com',
      'Eve <eve@example.com>',
      'a@b.c\r\nRCPT TO:<eve@x.y>',
      '',
    ]) {
      expect(await outcomeOf(mailer.send(mailTo(to)))).toBe('refused')
    }
    expect(inbox.messages('eve')).toEqual([])
  })

  test('a subject reads as it was written, also where it looks like an encoded one', async () => {
    const mailer = mailerTo(inbox.smtpUrl)
    const disguised = 'Contact: =?utf-8?Q?Your_account_is_closed?='
    const long = `${disguised} ${'Magandang umaga, ₱ at ñ! '.repeat(6)}=?`
    for (const subject of ['Your link', 'Sahod: ₱25,000', disguised, long]) {
      await mailer.send(mailTo('subjects@example.com', { subject }))
    }
    const subjects = inbox.messages('subjects@').map((mail) => mail.subject)
    expect(subjects.toSorted()).toEqual(['Your link', 'Sahod: ₱25,000', disguised, long].toSorted())
  })

  test.each([
    ['bounce@example.com', 'no-mailbox', 0],
    ['full@example.com', 'not-sent, again later', 0],
  ])('a mail to %s is %s', async (to, expected, kept) => {
    expect(await outcomeOf(mailerTo(inbox.smtpUrl).send(mailTo(to)))).toBe(expected)
    expect(inbox.messages(to)).toHaveLength(kept)
  })

  test('a mail that the server is too slow to take is unknown', async () => {
    const mailer = mailerTo(inbox.smtpUrl, IMPATIENT)
    expect(await outcomeOf(mailer.send(mailTo('slow@example.com')))).toBe('unknown')
  })

  test.each([
    ['try-later', 'not-sent, again later', 0],
    ['closing', 'not-sent, again later', 0],
    ['later', 'not-sent, again later', 0],
    ['refuse', 'refused', 0],
    ['cut', 'unknown', 1],
  ] as const)('told to fail by %s, it is %s', async (fault, expected, kept) => {
    const to = `eli.${fault}@example.com`
    const mailer = mailerTo(inbox.smtpUrl)
    // The second mail of a kept connection takes the same path as the first.
    await mailer.send(mailTo('ben@example.com'))
    inbox.control({ fault })
    expect(await outcomeOf(mailer.send(mailTo(to)))).toBe(expected)
    expect(inbox.messages(to)).toHaveLength(kept)
    expect(await outcomeOf(mailer.send(mailTo('ben@example.com')))).toBe('sent')
  })
})

const POSTFIX_UNKNOWN =
  '550 5.1.1 <ana@example.com>: Recipient address rejected: User unknown in virtual mailbox table'
const GMAIL_TOO_FAST =
  '550-5.2.1 The user you are trying to contact is receiving mail at a rate that\r\n550 5.2.1 prevents additional messages from being delivered.'

describe('With a mail server that does not', () => {
  const silent: [string, SmtpScript, string][] = [
    ['says nothing at all', { greeting: undefined }, 'not-sent, again later'],
    ['never ends a reply', { trickle: true }, 'not-sent, again later'],
    ['says nothing to the sender', { on: { MAIL: undefined } }, 'not-sent, again later'],
    ['is silent after the text', { afterText: undefined }, 'unknown'],
  ]
  const cases: [string, SmtpScript, string][] = [
    ['hangs up before its greeting', { greeting: 'cut' }, 'not-sent, again later'],
    ['greets with a refusal', { greeting: '554 go away' }, 'not-sent, again later'],
    ['is no mail server', { greeting: 'HTTP/1.1 400 Bad Request' }, 'not-sent, again later'],
    ['greets without an end', { greeting: `220-${'x'.repeat(200_000)}` }, 'not-sent, again later'],
    ['refuses the sender', { on: { MAIL: '550 5.7.1 not yours' } }, 'not-sent, again later'],
    ['puts the recipient off', { on: { RCPT: '450 4.2.0 greylisted' } }, 'not-sent, again later'],
    ['closes at the recipient', { on: { RCPT: '421 4.3.2 closing' } }, 'not-sent, again later'],
    ['hangs up at the recipient', { on: { RCPT: 'cut' } }, 'not-sent, again later'],
    ['answers the recipient with garbage', { on: { RCPT: '\u0000\u0001 garbage' } }, 'not-sent, again later'],
    ['knows no such user', { on: { RCPT: '550 5.1.1 no such user' } }, 'no-mailbox'],
    ['knows no such user, in old words', { on: { RCPT: '550 No such user here' } }, 'no-mailbox'],
    ['has moved the mailbox away', { on: { RCPT: '551 5.1.6 moved' } }, 'no-mailbox'],
    ['rejects an unknown user, with its code', { on: { RCPT: POSTFIX_UNKNOWN } }, 'no-mailbox'],
    ['has disabled the mailbox, which may be for today', { on: { RCPT: '550 5.2.1 disabled' } }, 'refused'],
    ['gets more mail for her than it lets in', { on: { RCPT: GMAIL_TOO_FAST } }, 'refused'],
    ['will not relay', { on: { RCPT: '550 relaying denied' } }, 'refused'],
    ['blames our address', { on: { RCPT: '550 5.7.1 blocked' } }, 'refused'],
    ['has a full mailbox for good', { on: { RCPT: '552 5.2.2 over quota' } }, 'refused'],
    ['refuses DATA', { on: { DATA: '554 no' } }, 'refused'],
    ['puts DATA off', { on: { DATA: '451 not now' } }, 'not-sent, again later'],
    ['hangs up at DATA', { on: { DATA: 'cut' } }, 'not-sent, again later'],
    ['hangs up in the middle of the text', { cutTextAt: 20 }, 'unknown'],
    ['hangs up after the text', { afterText: 'cut' }, 'unknown'],
    ['answers the text with garbage', { afterText: 'what?' }, 'unknown'],
    ['answers the text with a question', { afterText: '354 more' }, 'unknown'],
    ['puts the text off', { afterText: '451 4.3.0 later' }, 'not-sent, again later'],
    ['puts the text off and closes', { afterText: '421 4.3.0 later' }, 'not-sent, again later'],
    ['refuses the text', { afterText: '554 5.7.1 spam' }, 'refused'],
    ['names no user only after the text', { afterText: '550 5.1.1 no such user' }, 'refused'],
    ['takes it', {}, 'sent'],
  ]
  test.each([
    ...silent.map((one) => [...one, IMPATIENT] as const),
    ...cases.map((one) => [...one, PATIENT] as const),
  ])('one that %s: decided', async (_, script, expected, patience) => {
    const server = await startHostileSmtp(script)
    undo.push(() => server.close())
    expect(
      await outcomeOf(mailerTo(`smtp://127.0.0.1:${server.port}`, patience).send(mailTo('ana@example.com'))),
    ).toBe(expected)
    if (expected.startsWith('not-sent') && !('afterText' in script)) expect(server.taken).toEqual([])
  })

  test('one that is not there: not sent', async () => {
    expect(await outcomeOf(mailerTo('smtp://127.0.0.1:9').send(mailTo('ana@example.com')))).toBe(
      'not-sent, again later',
    )
  })

  test('one that refuses our password: not sent, for an operator may put it right', async () => {
    const server = await startHostileSmtp({
      on: { EHLO: '250-hello\r\n250 AUTH PLAIN', AUTH: '535 5.7.8 wrong' },
    })
    undo.push(() => server.close())
    const url = `smtp://hanap:wrong@127.0.0.1:${server.port}`
    expect(await outcomeOf(mailerTo(url).send(mailTo('ana@example.com')))).toBe('not-sent, again later')
    expect(server.seen.some((line) => line.startsWith('MAIL'))).toBe(false)
  })

  test('one that ends quiet connections: the next mail takes a new one, and arrives once', async () => {
    const server = await startHostileSmtp({})
    undo.push(() => server.close())
    const mailer = mailerTo(`smtp://127.0.0.1:${server.port}`)
    await mailer.send(mailTo('ana@example.com'))
    server.cutAll()
    await mailer.send(mailTo('ana@example.com'))
    expect(server.taken).toHaveLength(2)
  })

  test('one elsewhere that does not speak TLS is told nothing, unless the operator allows it', async () => {
    const server = await startHostileSmtp({})
    undo.push(() => server.close())
    // This machine under a name that does not count as local.
    const elsewhere = `smtp://hanap:secret@0.0.0.0:${server.port}`
    expect(await outcomeOf(mailerTo(elsewhere).send(mailTo('ana@example.com')))).toBe('not-sent, again later')
    expect(server.seen.filter((line) => !/^(EHLO|HELO|STARTTLS)/.test(line))).toEqual([])
    const allowed = `smtp://0.0.0.0:${server.port}?tls=off`
    expect(await outcomeOf(mailerTo(allowed).send(mailTo('ana@example.com')))).toBe('sent')
  })
})
