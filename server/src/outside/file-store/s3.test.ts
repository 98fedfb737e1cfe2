import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startLocalS3 } from '../../../test/doubles/local-s3.ts'
import { newFileKey } from './port.ts'
import { createS3Files } from './s3.ts'

type Answering = (request: IncomingMessage, response: ServerResponse) => void
const settings = { endpoint: '', bucket: 'files', region: 'us-east-1', keyId: 'S3RVER', secretKey: 'S3RVER' }
const bytes = Uint8Array.of(1, 2, 3)

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function odd(answering: Answering, patience = { total: 20_000, pauses: [1, 1] }) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.method ?? '')
    request.resume()
    answering(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { asked, store: createS3Files({ ...settings, endpoint: `http://127.0.0.1:${port}/` }, patience) }
}
const complain =
  (status: number, code: string): Answering =>
  (_request, response) =>
    response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)

describe('A bucket in trouble', () => {
  it('that is busy for a moment is asked again', async () => {
    let asked = 0
    const { store } = await odd((request, response) => {
      asked += 1
      if (asked % 3 !== 0) complain(asked % 3 === 1 ? 503 : 429, 'SlowDown')(request, response)
      else if (request.method === 'GET') response.end(Buffer.from(bytes))
      else response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
    })
    const key = newFileKey()
    await store.put(key, bytes)
    expect(await store.get(key)).toEqual(bytes)
    await store.remove(key)
    expect(asked).toBe(9)
  })

  it('that stays busy is down, after three tries', async () => {
    const { store, asked } = await odd(complain(500, 'InternalError'))
    await expect(store.put(newFileKey(), bytes)).rejects.toMatchObject({ kind: 'down' })
    expect(asked).toEqual(['PUT', 'PUT', 'PUT'])
  })

  it('that nobody answers for is down', async () => {
    const store = createS3Files(
      { ...settings, endpoint: 'http://127.0.0.1:9' },
      { total: 20_000, pauses: [1] },
    )
    await expect(store.get(newFileKey())).rejects.toMatchObject({ kind: 'down' })
  })

  it('that is silent is given up in time', async () => {
    const { store } = await odd(() => {}, { total: 50, pauses: [1, 1] })
    await expect(store.put(newFileKey(), bytes)).rejects.toMatchObject({ kind: 'down' })
  })

  it('that stops in the middle of a file is given up', async () => {
    const { store } = await odd((_request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('half')
      response.destroy()
    })
    await expect(store.get(newFileKey())).rejects.toMatchObject({ kind: 'down' })
  })

  it('that has no room, or does not let us, is not asked again', async () => {
    const full = await odd(complain(507, 'InsufficientStorage'))
    await expect(full.store.put(newFileKey(), bytes)).rejects.toMatchObject({ kind: 'full' })
    const denied = await odd(complain(403, 'AccessDenied'))
    await expect(denied.store.get(newFileKey())).rejects.toMatchObject({ kind: 'refused' })
    await expect(denied.store.remove(newFileKey())).rejects.toMatchObject({ kind: 'refused' })
    expect([...full.asked, ...denied.asked]).toEqual(['PUT', 'GET', 'DELETE'])
  })

  it('that sends us elsewhere is not followed', async () => {
    const elsewhere = await odd((_request, response) => response.end('secret'))
    const { store } = await odd((_request, response) =>
      response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    )
    await expect(store.get(newFileKey())).rejects.toMatchObject({ kind: 'refused' })
    expect(elsewhere.asked).toEqual([])
  })

  it('that sends without an end is cut off', async () => {
    const { store } = await odd((_request, response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(1024 * 1024)
      const more = () => {
        while (!response.destroyed && response.write(chunk)) {}
      }
      response.on('drain', more)
      more()
    })
    await expect(store.get(newFileKey())).rejects.toMatchObject({ kind: 'garbled' })
  })
})

describe('A bucket that was named wrongly', () => {
  let local: Awaited<ReturnType<typeof startLocalS3>>
  beforeAll(async () => {
    local = await startLocalS3()
  })
  afterAll(() => local.close())

  it('is refused, and its files do not count as lost', async () => {
    const store = createS3Files({ ...local.settings, bucket: 'another' })
    await expect(store.put(newFileKey(), bytes)).rejects.toMatchObject({ kind: 'refused' })
    await expect(store.get(newFileKey())).rejects.toMatchObject({ kind: 'refused' })
    await expect(store.remove(newFileKey())).rejects.toMatchObject({ kind: 'refused' })
  })

  it('or whose keys are wrong is refused', async () => {
    const store = createS3Files({ ...local.settings, keyId: 'another' })
    await expect(store.put(newFileKey(), bytes)).rejects.toMatchObject({ kind: 'refused' })
  })
})

/** By AWS's description of Signature Version 4; the local store does not check signatures. */
function signatureOf(request: IncomingMessage, secretKey: string): string {
  const [, credential = '', names = ''] =
    /Credential=([^,]+), SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '') ?? []
  const [, day = '', region = '', service = ''] = credential.split('/')
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const keyed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const headers = names.split(';').map((name) => `${name}:${request.headers[name]}\n`)
  const body = String(request.headers['x-amz-content-sha256'])
  const canonical = [request.method, request.url, '', headers.join(''), names, body].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash(canonical)].join('\n')
  const key = [region, service, 'aws4_request'].reduce(keyed, keyed(`AWS4${secretKey}`, day))
  return keyed(key, toSign).toString('hex')
}

it('What we ask a bucket is signed, and what we send with it', async () => {
  const seen: boolean[] = []
  const { store } = await odd((request, response) => {
    const sent = createHash('sha256')
    request.on('data', (chunk) => sent.update(chunk))
    request.on('end', () => {
      const isSigned = request.headers.authorization?.endsWith(`Signature=${signatureOf(request, 'S3RVER')}`)
      seen.push(isSigned === true && request.headers['x-amz-content-sha256'] === sent.digest('hex'))
      response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
    })
  })
  const key = newFileKey()
  await store.put(key, bytes)
  await store.get(key)
  await store.remove(key)
  expect(seen).toEqual([true, true, true])
})
