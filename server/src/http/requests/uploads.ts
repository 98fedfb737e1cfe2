import multipart from '@fastify/multipart'
import type { OwnText } from '@hanap/contract/says/catalogue'
import * as profileSays from '@hanap/contract/says/profile'
import type { Endpoint } from '@hanap/contract/wire/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, tooMany } from '../../lib/problem.ts'
import { createTurns } from '../../lib/turns.ts'
import { watchSpeed } from './upload-speed.ts'

/** The sender chose name and type, so they prove nothing. */
export type Upload = {
  field: string
  name: string
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
  gone: AbortSignal
}

export type Form = { fields: Record<string, string>; file: Upload | undefined }

type UploadRules = NonNullable<Endpoint['upload']>

/** The texts beside a file, at most a profile. */
const FIELD_BYTES = 256 * 1024
const FIELDS = 60
const FILES = 4
const HEADERS_OF_A_PART = 50
const TOO_LARGE = profileSays.tooLarge
/** A file over its limit still gets an answer; past this, the connection ends. */
const DRAINED_BYTES = 64 * 1024 * 1024
/** Limits for uploads, each of which is held in memory. */
const PER_SEEKER = { atOnce: 2, waiting: 10 }
const TOGETHER = { atOnce: 40, waiting: 400 }

/** Only endpoints with `upload` accept forms. */
export async function acceptUploads(server: FastifyInstance) {
  await server.register(multipart, { throwFileSizeLimit: false })
}

/**
 * Reads a form with at most one file. Throws 'too-large', 'too-many' without a free slot, and 'malformed-request' for
 * invalid, cut or slow forms.
 * @param lookEvery milliseconds; shorter in tests
 */
export function createUploads({ lookEvery }: { lookEvery?: number } = {}) {
  const refuse = () => tooMany(profileSays.uploadsCrowded, 10)
  const seekerTurn = createTurns<number>({ ...PER_SEEKER, refuse })
  const serverTurn = createTurns<'all'>({ ...TOGETHER, refuse })
  return (reply: FastifyReply, rules: UploadRules, userId: number): Promise<Form> =>
    seekerTurn(userId, () => serverTurn('all', () => readInTime(reply, rules, lookEvery)))
}

/** A slow form would hold a slot that others wait for. */
async function readInTime(reply: FastifyReply, rules: UploadRules, lookEvery?: number): Promise<Form> {
  const { request } = reply
  const { raw } = request
  // The client may have hung up while waiting.
  if (raw.destroyed) throw notWhole(undefined)
  const speed = watchSpeed(countArriving(request, DRAINED_BYTES), tooSlow, lookEvery)
  speed.ended.catch(() => {
    // Discards the rest of the request, so that the client reads the answer.
    reply.header('connection', 'close')
    raw.unpipe()
    raw.resume()
  })
  return Promise.race([readForm(reply, rules), speed.ended]).finally(speed.stop)
}

// Not status 408: browsers would resend the whole form.
const tooSlow = () => new Problem('malformed-request', profileSays.uploadSlow)

async function readForm(reply: FastifyReply, rules: UploadRules): Promise<Form> {
  const { request } = reply
  const { raw } = request
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const form: { fields: Map<string, string>; file: Upload | undefined } = {
    fields: new Map(),
    file: undefined,
  }
  let refused: Problem | undefined
  const tooLarge = (field: string, text: OwnText) => {
    refused ??= new Problem('too-large', text, { errors: { [field]: [text] } })
    return refused
  }
  if (Number(request.headers['content-length'] ?? 0) > DRAINED_BYTES)
    throw tooLarge(rules.fields[0] ?? 'file', rules.tooLarge)
  try {
    for await (const part of request.parts({ limits: limitsOf(rules) })) {
      if (part.type === 'field') {
        if (part.valueTruncated) tooLarge(part.fieldname, TOO_LARGE)
        form.fields.set(
          part.fieldname,
          typeof part.value === 'string' ? part.value : JSON.stringify(part.value),
        )
        continue
      }
      // Read to its end even if refused, so that the client reads the answer.
      const bytes = await collect(part.file)
      const name = readName(part.filename ?? '')
      // Browsers send an empty unnamed file when none was chosen.
      const isNone = name === '' && bytes.length === 0
      if (!rules.fields.includes(part.fieldname) || form.file || isNone) continue
      if (part.file.truncated) tooLarge(part.fieldname, rules.tooLarge)
      else form.file = { field: part.fieldname, name, contentType: part.mimetype, bytes, gone: gone.signal }
    }
  } catch (cause) {
    raw.unpipe()
    raw.resume()
    throw refused ?? notWhole(cause)
  }
  if (refused) throw refused
  return { fields: Object.fromEntries(form.fields), file: form.file }
}

/** Browsers escape only these three characters. */
const readName = (sent: string) => sent.replaceAll('%22', '"').replaceAll(/%0[da]/gi, ' ')

const limitsOf = ({ maxBytes }: UploadRules) => ({
  fileSize: maxBytes,
  fieldSize: FIELD_BYTES,
  fields: FIELDS,
  files: FILES,
  headerPairs: HEADERS_OF_A_PART,
})

/** Past `most` bytes, also after the answer, it ends the connection. */
function countArriving({ raw }: FastifyRequest, most: number): () => number {
  let arrived = 0
  raw.on('data', (chunk: Buffer) => {
    arrived += chunk.length
    if (arrived > most) raw.destroy()
  })
  return () => arrived
}

function notWhole(cause: unknown): Error {
  const status = cause instanceof Error && 'statusCode' in cause ? cause.statusCode : 400
  if (status === 413) return new Problem('too-large', TOO_LARGE, { cause })
  return new Problem('malformed-request', profileSays.uploadBroken, { cause })
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Uint8Array.from(Buffer.concat(chunks))
}
