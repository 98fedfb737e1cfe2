import { createReadStream } from 'node:fs'

/** Protects the memory; no listing has such a long line. */
export const MAX_LINE = 2_000_000

export type Line = { number: number; text: string | null }

/**
 * UTF-8, or UTF-16 with a byte order mark.
 * @param onBytes gets the bytes read so far
 */
export async function* readText(path: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let bytes = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const piece = chunk as Buffer
    decoder ??= new TextDecoder(encodingOf(piece))
    bytes += piece.length
    yield decoder.decode(piece, { stream: true })
    onBytes(bytes)
  }
  const rest = decoder?.decode() ?? ''
  if (rest !== '') yield rest
}

/** Numbers lines from 1; too long a line has a null text. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 1
  let rest = ''
  let isTooLong = false
  for await (const piece of pieces) {
    const parts = piece.split('\n')
    const open = parts.pop() ?? ''
    for (const part of parts) {
      const text = rest + part
      yield { number, text: isTooLong || text.length > MAX_LINE ? null : text }
      number += 1
      rest = ''
      isTooLong = false
    }
    rest += open
    if (rest.length > MAX_LINE) {
      isTooLong = true
      rest = ''
    }
  }
  if (rest !== '' || isTooLong) yield { number, text: isTooLong ? null : rest }
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}
