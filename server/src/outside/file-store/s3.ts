import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { FILE_MAX_BYTES, type FileKey, type FileStore, FileStoreProblem, readFileKey } from './port.ts'
import { type Answer, problemOf, readAnswer } from './s3-answer.ts'

export type S3Settings = {
  /** Such as https://s3.eu-central-1.amazonaws.com or http://127.0.0.1:9000. */
  endpoint: string
  bucket: string
  region: string
  keyId: string
  secretKey: string
}

type Patience = {
  /** Milliseconds, with all retries. */
  total: number
  /** Milliseconds before each retry. */
  pauses: readonly number[]
}

/** Enough for five megabytes at a megabit a second. */
const PATIENCE: Patience = { total: 60_000, pauses: [200, 1000] }
/** Transient failures. */
const WORTH_ANOTHER_TRY = new Set([429, 500, 502, 503, 504])

type Ask = { method: 'PUT' | 'GET' | 'DELETE'; key: FileKey; body?: Uint8Array<ArrayBuffer> }

/**
 * A bucket of any S3 store, in path style (endpoint/bucket/key). All calls are idempotent, and retried after
 * transient failures.
 */
export function createS3Files(settings: S3Settings, patience: Patience = PATIENCE): FileStore {
  const { endpoint, bucket, region } = settings
  const client = new AwsClient({
    accessKeyId: settings.keyId,
    secretAccessKey: settings.secretKey,
    region,
    service: 's3',
    retries: 0,
  })
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`

  async function askOnce({ method, key, body }: Ask, signal: AbortSignal): Promise<Answer> {
    const request = await client.sign(`${base}/${key}`, {
      method,
      // The store refuses bytes that do not match the hash.
      headers: {
        'x-amz-content-sha256': hashOf(body),
        ...(body && { 'content-type': 'application/octet-stream' }),
      },
      ...(body && { body }),
    })
    // A redirect leads to another store than the configured one.
    return readAnswer(await fetch(request, { redirect: 'manual', signal }), FILE_MAX_BYTES)
  }

  async function ask(given: Ask): Promise<Answer> {
    readFileKey(given.key)
    const signal = AbortSignal.timeout(patience.total)
    for (let tries = 0; ; tries += 1) {
      const answer = await askOnce(given, signal).catch(asProblem)
      const isPassing = 'status' in answer ? WORTH_ANOTHER_TRY.has(answer.status) : answer.kind === 'down'
      const wait = patience.pauses[tries]
      if (!isPassing || wait === undefined || signal.aborted) {
        if ('status' in answer) return answer
        throw answer
      }
      await pause(wait, undefined, { signal }).catch(() => {})
    }
  }

  return {
    async put(key, bytes) {
      if (bytes.length > FILE_MAX_BYTES) throw new FileStoreProblem('refused', 'The file is too large.')
      const answer = await ask({ method: 'PUT', key, body: bytes })
      if (answer.status !== 200 && answer.status !== 201) throw problemOf(answer)
    },
    async get(key) {
      const answer = await ask({ method: 'GET', key })
      if (answer.status === 200) return answer.bytes
      if (isMissing(answer)) return null
      throw problemOf(answer)
    },
    async remove(key) {
      const answer = await ask({ method: 'DELETE', key })
      if (answer.status !== 204 && answer.status !== 200 && !isMissing(answer)) throw problemOf(answer)
    },
  }
}

/** A missing file; a missing bucket is a configuration error. */
const isMissing = ({ status, code }: Answer) => status === 404 && code !== 'NoSuchBucket'

const hashOf = (body: Uint8Array | undefined) =>
  createHash('sha256')
    .update(body ?? '')
    .digest('hex')

function asProblem(error: unknown): FileStoreProblem {
  if (error instanceof FileStoreProblem) return error
  return new FileStoreProblem('down', 'The file store did not answer in time.', error)
}
