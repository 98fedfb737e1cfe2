import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ana, type Person } from '../../../test/people.ts'
import { multipart, type SentFile } from '../../../test/resumes/multipart.ts'
import { pdfFile } from '../../../test/resumes/sent-files.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

const MEGABYTE = 1024 * 1024
const TOO_LARGE = 'Please upload a PDF, DOC, or DOCX file under 5MB.'

let app: TestApp
let port: number
let person: Person
beforeAll(async () => {
  app = await startApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (app.http.server.address() as AddressInfo).port
})
beforeEach(async () => {
  person = await ana(app)
})
afterAll(() => app.close())

type Answer = { code?: string; file_name?: string; errors?: Record<string, string[]> }

async function send(parts: (SentFile | [string, string])[], to: { path?: string; method?: string } = {}) {
  const { headers, body } = multipart(parts)
  const response = await fetch(`http://127.0.0.1:${port}/api${to.path ?? '/resumes/'}`, {
    method: to.method ?? 'POST',
    headers: { ...headers, authorization: `Token ${person.token}` },
    body,
  })
  return { status: response.status, body: (await response.json()) as Answer }
}
const cv = (text = 'cv', field = 'file'): SentFile => ({ field, name: 'cv.pdf', bytes: pdfFile(text) })

/** `said` is the answer so far, complete once the connection `ended`. */
function sendRaw(headers: string[], body: string | Buffer = '') {
  const socket = connect(port, '127.0.0.1')
  const answer = { text: '' }
  const first = Promise.withResolvers<string>()
  const ended = Promise.withResolvers<string>()
  socket.on('data', (chunk) => {
    answer.text += chunk
    first.resolve(answer.text)
  })
  socket.on('error', () => {})
  socket.on('close', () => ended.resolve(answer.text))
  const head = ['POST /api/resumes/ HTTP/1.1', 'Host: x', `Authorization: Token ${person.token}`, ...headers]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  return { socket, said: first.promise, ended: ended.promise }
}

const openConnections = () => promisify(app.http.server.getConnections).call(app.http.server)

function requestsCome(count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let come = 0
  const countOne = () => {
    come += 1
    if (come < count) return
    app.http.server.off('request', countOne)
    resolve()
  }
  app.http.server.on('request', countOne)
  return promise
}

describe('A form with a file', () => {
  it('is read whatever stands first: a text before the file, or after it', async () => {
    const before = await send([['filename', 'before.pdf'], cv('1')])
    const after = await send([cv('2'), ['filename', 'after.pdf']])
    expect([before.body.file_name, after.body.file_name]).toEqual(['before.pdf', 'after.pdf'])
  })

  it('counts with its first file; one under another name is nothing', async () => {
    const { body } = await send([
      cv('other', 'photo'),
      cv('first'),
      { ...cv('second', 'resume'), name: 'second.pdf' },
    ])
    expect(body.file_name).toBe('cv.pdf')
    expect((await app.get('/resumes/', { as: person })).body.count).toBe(1)
  })

  it('keeps a name with quotes and letters of every kind', async () => {
    const { body } = await send([{ ...cv(), name: 'Peña "Ana" 履歴書.pdf' }])
    expect(body.file_name).toBe('Peña _Ana_ 履歴書.pdf')
  })

  it('that is somewhat too large is heard to its end and answered', async () => {
    const { status, body } = await send([
      { field: 'resume', name: 'cv.pdf', bytes: Buffer.alloc(20 * MEGABYTE) },
    ])
    expect({ status, body }).toMatchObject({
      status: 413,
      body: { code: 'too-large', errors: { resume: [TOO_LARGE] } },
    })
  })

  it('whose text is far too long is refused at it', async () => {
    const { status, body } = await send([['filename', 'n'.repeat(MEGABYTE)], cv()])
    expect({ status, errors: Object.keys(body.errors ?? {}) }).toEqual({ status: 413, errors: ['filename'] })
  })

  it('that says it is ten gigabytes is refused at once, before they come', async () => {
    const { said, socket } = sendRaw([
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 10000000000',
    ])
    expect(await said).toContain('HTTP/1.1 413')
    socket.destroy()
  })

  it('that goes on without an end is not listened to for ever', async () => {
    const { socket, ended } = sendRaw([
      'Content-Type: multipart/form-data; boundary=x',
      'Transfer-Encoding: chunked',
    ])
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n'
    socket.write(`${part.length.toString(16)}\r\n${part}\r\n`)
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(MEGABYTE), Buffer.from('\r\n')])
    let sent = 0
    const more = () => {
      while (!socket.destroyed && socket.write(chunk)) sent += 1
    }
    socket.on('drain', more)
    more()
    await ended
    expect(sent).toBeLessThan(200)
  })

  it('that is cut off in the middle holds nobody up: the next ones are read', async () => {
    const { headers, body } = multipart([cv('cut off')])
    for (let count = 0; count < 5; count += 1) {
      const { socket, ended } = sendRaw(
        [`Content-Type: ${headers['content-type']}`, `Content-Length: ${body.length}`],
        body.subarray(0, body.length - 100),
      )
      socket.end()
      await ended
    }
    expect((await send([cv('whole')])).status).toBe(201)
    expect((await app.get('/resumes/', { as: person })).body.count).toBe(1)
  })

  it('that was given up while it waited for its turn does not take one', async () => {
    const { headers, body } = multipart([cv('waiting')])
    const head = [`Content-Type: ${headers['content-type']}`, `Content-Length: ${body.length}`]
    const before = await openConnections()
    const twoMore = async () => {
      const come = requestsCome(2)
      const two = [sendRaw(head, body.subarray(0, 50)), sendRaw(head, body.subarray(0, 50))]
      await come
      // The server has authenticated the sender by now.
      await app.get('/resumes/', { as: person })
      return two
    }
    const received = await twoMore()
    const waiting = await twoMore()
    for (const { socket } of waiting) socket.destroy()
    await expect.poll(openConnections).toBeLessThanOrEqual(before + 2)
    for (const { socket } of received) socket.destroy()
    await expect.poll(openConnections).toBeLessThanOrEqual(before)
    const answers = await Promise.all([send([cv('one')]), send([cv('two')]), send([cv('three')])])
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201])
  })
})

describe('A form that is none', () => {
  it.each([
    [
      'more texts than any form has',
      Array.from({ length: 61 }, (_, index): [string, string] => [`field${index}`, 'x']),
      413,
    ],
    ['a name that is every object’s own', [['__proto__', 'polluted'] as [string, string], cv()], 400],
    ['another such name', [['constructor', 'polluted'] as [string, string], cv()], 400],
    ['a file with such a name', [cv('x', '__proto__')], 400],
    [
      'more files than any form has',
      Array.from({ length: 5 }, (_, index) => cv(`${index}`, `file${index}`)),
      413,
    ],
  ])('with %s is refused, and nothing is kept', async (_name, parts, status) => {
    const answer = await send(parts)
    expect(answer.status).toBe(status)
    expect((await app.get('/resumes/', { as: person })).body.count).toBe(0)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it.each([
    ['without a boundary', 'multipart/form-data', 'anything'],
    ['with another boundary than it says', 'multipart/form-data; boundary=a', '--b\r\n\r\n--b--'],
    [
      'with a boundary that never ends',
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nhalf',
    ],
    [
      'with noise for a head',
      'multipart/form-data; boundary=a',
      `--a\r\n${'\0noise'.repeat(5000)}\r\n\r\nx\r\n--a--`,
    ],
    [
      'with a very long boundary',
      `multipart/form-data; boundary=${'a'.repeat(5000)}`,
      `--${'a'.repeat(5000)}--`,
    ],
  ])('%s is told so', async (_name, contentType, body) => {
    const response = await app.post('/resumes/', {
      as: person,
      headers: { 'content-type': contentType },
      body,
    })
    expect(response.status).toBe(400)
    expect(response.headers['content-type']).toContain('application/problem+json')
  })

  it('where no file is taken is another kind of content', async () => {
    expect((await send([cv()], { path: '/saved-jobs/' })).status).toBe(415)
    expect((await send([cv()], { path: '/auth/login/' })).status).toBe(415)
  })
})
