import { createHash } from 'node:crypto'
import { inFours, type MadeCard } from './cards.ts'

/** Somebody who paid: her cards, and what stands wherever something is written of her or her payments. */
export type Payer = { cards: readonly MadeCard[]; marks: readonly string[]; sent: readonly string[] }

export type Finder = {
  /** What of a card stands in these bytes, whatever else does; each as 'number 12, as hex'. */
  inBytes(bytes: Buffer): string[]
  /** The same, and any CVC as a word of its own: for texts in which no other number looks like one. */
  inText(text: string): string[]
}

type Needle = { bytes: Buffer; what: string; payer?: Payer }

/** So far around a payer's mark her CVC is looked for. */
const NEAR_BYTES = 300
const TABLE_BITS = 22
const HASHES = ['sha256', 'sha1', 'md5'] as const

/** Looks for everything at once: each place's eight bytes are looked up, and compared where something begins like them. */
export function createFinder(payers: readonly Payer[]): Finder {
  const byStart = new Map<string, Needle[]>()
  const mayBegin = new Uint8Array(2 ** TABLE_BITS)
  for (const needle of needlesOf(payers)) {
    mayBegin[placeOf(needle.bytes, 0)] = 1
    const start = needle.bytes.toString('latin1', 0, 8)
    byStart.set(start, [...(byStart.get(start) ?? []), needle])
  }
  const cvcs = new Set(payers.flatMap(({ cards }) => cards.map(({ cvc }) => cvc)))

  function inBytes(bytes: Buffer): string[] {
    const found = new Set<string>()
    for (let at = 0; at + 8 <= bytes.length; at += 1) {
      if (mayBegin[placeOf(bytes, at)] === 0) continue
      for (const needle of byStart.get(bytes.toString('latin1', at, at + 8)) ?? []) {
        if (!bytes.subarray(at, at + needle.bytes.length).equals(needle.bytes)) continue
        if (!needle.payer) found.add(needle.what)
        else if (hasCvcNear(bytes, at, needle.payer)) found.add(`CVC next to ${needle.what}`)
      }
    }
    if (/\bcv[cv]2?\b[^\w\n]{1,6}\d{3,4}(?!\d)/i.test(bytes.toString('latin1'))) found.add('CVC by its name')
    return [...found]
  }

  return {
    inBytes,
    inText(text) {
      const words = text.match(/(?<![\w.+/-])\d{4}(?![\w-])/g) ?? []
      const seen = words.filter((word) => cvcs.has(word)).map((word) => `CVC ${word}`)
      return [...inBytes(Buffer.from(text)), ...new Set(seen)]
    },
  }
}

function placeOf(bytes: Buffer, at: number): number {
  const first = bytes.readInt32LE(at)
  const second = bytes.readInt32LE(at + 4)
  return (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> (32 - TABLE_BITS)
}

function hasCvcNear(bytes: Buffer, at: number, { cards }: Payer): boolean {
  const around = bytes.toString('latin1', Math.max(0, at - NEAR_BYTES), at + NEAR_BYTES)
  return cards.some(({ cvc }) => new RegExp(`(?<![A-Za-z0-9+/_-])${cvc}(?!\\d)`).test(around))
}

function* needlesOf(payers: readonly Payer[]): Generator<Needle> {
  let place = 0
  for (const payer of payers) {
    for (const mark of payer.marks) yield { bytes: Buffer.from(mark), what: mark, payer }
    for (const text of payer.sent) yield* hashesOf(text, 'what was sent')
    for (const { number, cvc } of payer.cards) {
      place += 1
      const name = `number ${place}`
      for (const [how, bytes] of Object.entries(writtenForms(number)))
        yield { bytes, what: `${name}, ${how}` }
      for (const text of [number, inFours(number), number + cvc]) yield* hashesOf(text, name)
      yield* hashesOf(cvc, `CVC ${place}`)
    }
  }
}

function writtenForms(number: string): Record<string, Buffer> {
  const forms: Record<string, Buffer> = {
    plain: Buffer.from(number),
    'its first twelve': Buffer.from(number.slice(0, 12)),
    'its last twelve': Buffer.from(number.slice(4)),
    spaced: Buffer.from(inFours(number)),
    dashed: Buffer.from(inFours(number, '-')),
    'in two bytes': Buffer.from(number, 'utf16le'),
    hex: Buffer.from(Buffer.from(number).toString('hex')),
    'as an integer': Buffer.from(new BigInt64Array([BigInt(number)]).buffer),
  }
  for (const shift of [0, 1, 2]) {
    forms[`base64 at ${shift}`] = Buffer.from(inBase64(number, shift))
    forms[`spaced, base64 at ${shift}`] = Buffer.from(inBase64(inFours(number), shift))
  }
  return forms
}

/** What base64 makes of a text that stands `shift` bytes after a multiple of three, without what its neighbours change. */
function inBase64(text: string, shift: number): string {
  const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)])
  return bytes.toString('base64').slice(Math.ceil((shift * 4) / 3), Math.floor(bytes.length / 3) * 4)
}

function* hashesOf(text: string, name: string): Generator<Needle> {
  for (const kind of HASHES) {
    const digest = createHash(kind).update(text).digest()
    const hex = digest.toString('hex')
    const base64 = digest.toString('base64')
    const forms = [
      digest,
      ...[hex, hex.toUpperCase(), base64, digest.toString('base64url')].map((form) => Buffer.from(form)),
    ]
    for (const bytes of forms) yield { bytes, what: `${name}, ${kind}` }
  }
}
