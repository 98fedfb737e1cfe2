import multipart from '@fastify/multipart'
import type { OwnText } from '@hanap/contract/says/catalogue'
import * as profileSays from '@hanap/contract/says/profile'
import type { Endpoint } from '@hanap/contract/wire/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, tooMany } from '../../lib/problem.ts'
import { createTurns } from '../../lib/turns.ts'
import { watchSpeed } from './upload-speed.ts'

/** A file as it was sent: its name and type are what the sender says, and prove nothing. */
export type Upload = {
  field: string
  name: string
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
  /** Aborted when the connection ends: nobody waits for the answer any more. */
  gone: AbortSignal
}

export type Form = { fields: Record<string, string>; file: Upload | undefined }

type UploadRules = NonNullable<Endpoint['upload']>

/** The texts beside a file: a profile at its longest, in bytes. */
const FIELD_BYTES = 256 * 1024
const FIELDS = 60
const FILES = 4
const HEADERS_OF_A_PART = 50
const TOO_LARGE = profileSays.tooLarge
/** Past this nobody waits for the rest: the connection ends. A file somewhat too large still gets its answer. */
const DRAINED_BYTES = 64 * 1024 * 1024
/** Files that are being received at a time, each in memory: by one seeker, and by all together. */
const PER_SEEKER = { atOnce: 2, waiting: 10 }
const TOGETHER = { atOnce: 40, waiting: 400 }

/** Lets the server understand multipart/form-data. Only endpoints that say `upload` take it. */
export async function acceptUploads(server: FastifyInstance) {
  await server.register(multipart, { throwFileSizeLimit: false })
}

/**
 * Makes the function that reads a form with at most one file. Throws 'too-large', 'too-many' without a free place, and
 * 'malformed-request' for invalid, cut or slow ones.
 * @param lookEvery milliseconds between speed checks; shorter in tests
 */
export function createUploads({ lookEvery }: { lookEvery?: number } = {}) {
  const refuse = () => tooMany(profileSays.uploadsCrowded, 10)
  const seekerTurn = createTurns<number>({ ...PER_SEEKER, refuse })
  const serverTurn = createTurns<'all'>({ ...TOGETHER, refuse })
  return (reply: FastifyReply, rules: UploadRules, userId: number): Promise<Form> =>
    seekerTurn(userId, () => serverTurn('all', () => readInTime(reply, rules, lookEvery)))
}

/** Reads a form as long as it comes fast enough: whoever sends too slowly would hold a place that others wait for. */
async function readInTime(reply: FastifyReply, rules: UploadRules, lookEvery?: number): Promise<Form> {
  const { request } = reply
  const { raw } = request
  // Whoever hung up while waiting for their turn sends no end either.
  if (raw.destroyed) throw notWhole(undefined)
  const speed = watchSpeed(countArriving(request, DRAINED_BYTES), tooSlow, lookEvery)
  speed.ended.catch(() => {
    // The answer is the last thing on this connection. What still comes is thrown away, so that it can be heard.
    reply.header('connection', 'close')
    raw.unpipe()
    raw.resume()
  })
  return Promise.race([readForm(reply, rules), speed.ended]).finally(speed.stop)
}

// Not status 408: browsers take that for an idle connection and send the whole form again by themselves.
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
      // Read to its end even when it is refused, so that the sender is there to hear the answer.
      const bytes = await collect(part.file)
      const name = readName(part.filename ?? '')
      // A form whose file was not chosen sends an empty one without a name.
      const isNone = name === '' && bytes.length === 0
      if (!rules.fields.includes(part.fieldname) || form.file || isNone) continue
      if (part.file.truncated) tooLarge(part.fieldname, rules.tooLarge)
      else form.file = { field: part.fieldname, name, contentType: part.mimetype, bytes, gone: gone.signal }
    }
  } catch (cause) {
    // What is still to come is thrown away.
    raw.unpipe()
    raw.resume()
    throw refused ?? notWhole(cause)
  }
  if (refused) throw refused
  return { fields: Object.fromEntries(form.fields), file: form.file }
}

/** Browsers write these three signs of a name in this way, and no others. */
const readName = (sent: string) => sent.replaceAll('%22', '"').replaceAll(/%0[da]/gi, ' ')

const limitsOf = ({ maxBytes }: UploadRules) => ({
  fileSize: maxBytes,
  fieldSize: FIELD_BYTES,
  fields: FIELDS,
  files: FILES,
  headerPairs: HEADERS_OF_A_PART,
})

/**
 * Counts the bytes of a request as they come. Whoever sends on and on is not listened to for ever, before the answer or
 * after it: past `most` bytes the connection ends.
 */
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
