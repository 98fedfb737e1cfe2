import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumOf } from './checksum.ts'

it('sums up parts one after the other as the whole, and another bit as another', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 70 }), fc.nat(), fc.nat(), (given, cut, bit) => {
      const bytes = new Uint8Array(given)
      const at = 4 * (cut % (1 + (bytes.length >> 2)))
      expect(sumOf(bytes.slice(at), sumOf(bytes.slice(0, at)))).toBe(sumOf(bytes))
      const other = new Uint8Array(bytes)
      const where = (bit >> 3) % other.length
      other[where] = (other[where] as number) ^ (1 << (bit & 7))
      expect(sumOf(other)).not.toBe(sumOf(bytes))
    }),
  )
})
