/**
 * FNV-1a over 32 bits at a time, continuing `before`. Detects any single changed bit. As fast as memory; the CRC of
 * node:zlib takes six times as long.
 * @param bytes at an address divisible by 4, as the start of every buffer; all but the last a multiple of 4 long
 */
export function sumOf(bytes: Uint8Array, before = 0x811c9dc5): number {
  const whole = bytes.length >> 2
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, whole)
  let sum = before
  for (let i = 0; i < whole; i += 1) sum = Math.imul(sum ^ (words[i] as number), 0x01000193)
  for (let i = 4 * whole; i < bytes.length; i += 1) sum = Math.imul(sum ^ (bytes[i] as number), 0x01000193)
  return sum >>> 0
}

export const NO_BYTES: number = sumOf(new Uint8Array(0))
