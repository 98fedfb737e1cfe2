import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { asSaid } from '@hanap/contract/says/fill'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { multipart } from '../../../test/resumes/multipart.ts'
import { isTooSlow } from './upload-speed.ts'
import { acceptUploads, createUploads } from './uploads.ts'

const KILOBYTE = 1000
/** Bytes arrived at each check. */
const steady = (bytes: number, looks: number) => Array.from({ length: looks }, (_, index) => index * bytes)

describe('An upload is too slow', () => {
  it('below four kilobytes a second over half a minute', () => {
    expect(isTooSlow(steady(20 * KILOBYTE - 1, 7))).toBe(true)
    expect(isTooSlow(steady(0, 7))).toBe(true)
    expect(isTooSlow(steady(20 * KILOBYTE, 7))).toBe(false)
  })

  it('never in its first half minute', () => {
    expect(isTooSlow([0])).toBe(false)
    expect(isTooSlow(steady(0, 6))).toBe(false)
  })

  it('when it was fast and then stopped for half a minute, and not when it stopped for less', () => {
    const fast = steady(500 * KILOBYTE, 4)
    const stopped = (looks: number) => [...fast, ...Array.from({ length: looks }, () => 1500 * KILOBYTE)]
    expect(isTooSlow(stopped(5))).toBe(false)
    expect(isTooSlow(stopped(6))).toBe(true)
  })

  it('no more when it goes on after a stop', () => {
    expect(isTooSlow([0, 0, 0, 0, 0, 0, 120 * KILOBYTE])).toBe(false)
  })

  it('not on the slowest prepaid connection: 64 kbit/s for eleven minutes', () => {
    const looks = steady(40 * KILOBYTE, 132)
    expect(looks.some((_, index) => isTooSlow(looks.slice(0, index + 1)))).toBe(false)
  })
})

describe('A server that receives uploads', () => {
  let server: FastifyInstance
  let port: number
  beforeAll(async () => {
    server = fastify()
    await acceptUploads(server)
    // Scales the 30-second window to 120 ms.
    const readForm = createUploads({ lookEvery: 20 })
    server.post('/file', async (_request, reply) => {
      const { file } = await readForm(
        reply,
        { fields: ['file'], maxBytes: 1000, tooLarge: asSaid('Too large.') },
        1,
      )
      return `${file?.bytes.length} bytes`
    })
    await server.listen({ port: 0, host: '127.0.0.1' })
    port = (server.server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  const form = multipart([{ field: 'file', name: 'cv.pdf', bytes: new Uint8Array(500) }])

  const headOfForm = `POST /file HTTP/1.1\r\nHost: x\r\nContent-Type: ${form.headers['content-type']}\r\nContent-Length: ${form.body.length}\r\n\r\n`

  /** Resolves with the answer when the server hangs up. */
  function sendBeginning(letters: number): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('error', () => {})
    socket.write(headOfForm)
    socket.write(form.body.subarray(0, letters))
    return new Promise((resolve) => socket.once('close', () => resolve(said)))
  }

  it.each([
    ['in the middle of the file', 300],
    ['before the file', 10],
    ['at its first letter', 0],
  ])('ends one that stops %s, with an answer, and its place is the next one’s', async (_name, letters) => {
    // More than one seeker's slots.
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendBeginning(letters)))
    for (const answer of answers) {
      expect(answer).toContain('HTTP/1.1 400')
      expect(answer).toContain('too slow')
    }
    const whole = await fetch(`http://127.0.0.1:${port}/file`, { method: 'POST', ...form })
    expect(await whole.text()).toBe('500 bytes')
  })

  /** As the server sees it, the sender then neither reads nor hangs up. */
  async function beginAndFallSilent(letters: number, isEnded: boolean) {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {})
    socket.pause()
    socket.write(headOfForm)
    socket.write(form.body.subarray(0, letters))
    if (isEnded) socket.end()
    await once(socket, 'connect')
    return socket
  }
  const openConnections = () => promisify(server.server.getConnections).call(server.server)

  it.each([
    ['that said they send no more', true],
    ['that say nothing', false],
  ])('gives the places of half-open connections %s to others, and ends them', async (_name, isEnded) => {
    const before = await openConnections()
    const silent = await Promise.all(
      [300, 300, 300, 300, 10].map((letters) => beginAndFallSilent(letters, isEnded)),
    )
    const whole = await fetch(`http://127.0.0.1:${port}/file`, { method: 'POST', ...form })
    expect(await whole.text()).toBe('500 bytes')
    await expect.poll(openConnections, { timeout: 60_000 }).toBeLessThanOrEqual(before + 1)
    for (const socket of silent) socket.destroy()
  })
})
