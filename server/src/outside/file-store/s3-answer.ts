import { FileStoreProblem } from './port.ts'

/** The file's bytes, or an error code ('' if none). */
export type Answer = { status: number; bytes: Uint8Array<ArrayBuffer>; code: string }

/** An error is a few lines of XML. */
const COMPLAINT_BYTES = 64 * 1024

/** @throws FileStoreProblem 'garbled' for more than `most` bytes, or a cut answer */
export async function readAnswer(response: Response, most: number): Promise<Answer> {
  const isFile = response.status === 200
  const bytes = await readBytes(response, isFile ? most : COMPLAINT_BYTES)
  const told = response.headers.get('content-length')
  const isPacked = response.headers.has('content-encoding')
  if (isFile && told !== null && !isPacked && Number(told) !== bytes.length)
    throw new FileStoreProblem('garbled', 'The file store sent another length than it said.')
  const code = isFile
    ? ''
    : (/<Code>(\w{1,64})<\/Code>/.exec(Buffer.from(bytes).toString('latin1'))?.[1] ?? '')
  return { status: response.status, bytes, code }
}

export function problemOf({ status, code }: Answer): FileStoreProblem {
  const said = `The file store answered ${status} ${code}`.trim()
  if (status === 507 || code === 'QuotaExceeded' || code === 'XMinioStorageFull')
    return new FileStoreProblem('full', said)
  if (status >= 500 || status === 429) return new FileStoreProblem('down', said)
  if (status >= 300) return new FileStoreProblem('refused', said)
  return new FileStoreProblem('garbled', said)
}

async function readBytes(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the rest.
  for await (const chunk of response.body) {
    length += chunk.length
    if (length > most) throw new FileStoreProblem('garbled', 'The file store sent more than any file holds.')
    chunks.push(chunk)
  }
  return Uint8Array.from(Buffer.concat(chunks))
}
