import multipart from '@fastify/multipart'
import type { Endpoint } from '@hanap/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem, tooMany } from '../lib/problem.ts'
import { createTurns } from '../lib/turns.ts'

/** A file as it was sent: its name and type are what the sender says, and prove nothing. */
export type Upload = { field: string; name: string; contentType: string; bytes: Uint8Array<ArrayBuffer> }

export type Form = { fields: Record<string, string>; file: Upload | undefined }

type UploadRules = NonNullable<Endpoint['upload']>

/** The texts beside a file: a profile at its longest, in bytes. */
const FIELD_BYTES = 256 * 1024
const FIELDS = 60
const TOO_LARGE = 'What you sent is too large.'
/** Past this nobody waits for the rest: the connection ends. A file somewhat too large still gets its answer. */
const DRAINED_BYTES = 64 * 1024 * 1024
/** Files that are being received at a time, each in memory: by one seeker, and by all together. */
const PER_SEEKER = { atOnce: 2, waiting: 10 }
const TOGETHER = { atOnce: 40, waiting: 400 }

/** Lets the server understand multipart/form-data. Only endpoints that say `upload` take it. */
export async function acceptUploads(server: FastifyInstance) {
  await server.register(multipart)
}

/** Makes the function that reads a form with at most one file, for seekers in turn. */
export function createUploads() {
  const refuse = () => tooMany('Many files are being uploaded right now. Please try again in a moment.', 10)
  const seekerTurn = createTurns<number>({ ...PER_SEEKER, refuse })
  const serverTurn = createTurns<'all'>({ ...TOGETHER, refuse })
  return (request: FastifyRequest, rules: UploadRules, userId: number): Promise<Form> =>
    seekerTurn(userId, () => serverTurn('all', () => readForm(request, rules)))
}

async function readForm(request: FastifyRequest, rules: UploadRules): Promise<Form> {
  const tooLarge = (field: string) =>
    new Problem('too-large', rules.tooLarge, { errors: { [field]: [rules.tooLarge] } })
  if (Number(request.headers['content-length'] ?? 0) > DRAINED_BYTES)
    throw tooLarge(rules.fields[0] ?? 'file')
  const fields: Record<string, string> = {}
  let file: Upload | undefined
  let refused: Problem | undefined
  try {
    for await (const part of request.parts({
      limits: {
        fileSize: rules.maxBytes,
        fieldSize: FIELD_BYTES,
        fields: FIELDS,
        files: 4,
        headerPairs: 50,
      },
    })) {
      if (part.type === 'field') {
        if (part.valueTruncated)
          refused ??= new Problem('too-large', TOO_LARGE, { errors: { [part.fieldname]: [TOO_LARGE] } })
        fields[part.fieldname] = String(part.value)
        continue
      }
      // Read to its end even when it is refused, so that the sender is there to hear the answer.
      const bytes = await collect(part.file)
      if (!rules.fields.includes(part.fieldname) || file) continue
      if (part.file.truncated) refused ??= tooLarge(part.fieldname)
      else
        file = {
          field: part.fieldname,
          name: part.filename ?? '',
          contentType: part.mimetype,
          bytes,
        }
    }
  } catch (cause) {
    throw refused ?? unreadable(cause)
  }
  if (refused) throw refused
  return { fields, file }
}

function unreadable(cause: unknown): Error {
  const status = cause instanceof Error && 'statusCode' in cause ? cause.statusCode : 400
  if (status === 413) return new Problem('too-large', TOO_LARGE, { cause })
  return new Problem('malformed-request', 'The upload did not arrive whole. Please try again.', { cause })
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Uint8Array.from(Buffer.concat(chunks))
}
