import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLOURS = 256

/**
 * Encodes opaque RGBA in a third of the size.
 * @param pixels four bytes each
 */
export function encodePalettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const { palette, indices } = countColours(pixels)
  // Each row begins with its filter, 0 for palettes.
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++) {
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits, by palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    makeChunk('IHDR', header),
    makeChunk('PLTE', palette),
    makeChunk('IDAT', deflateSync(rows, { level: 9 })),
    makeChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Similar shades merge until they fit. */
function countColours(pixels: Uint8Array): { palette: Buffer; indices: Uint8Array } {
  for (let bits = 0; bits < 8; bits++) {
    const counted = countShades(pixels, bits)
    if (counted) return counted
  }
  throw new Error('A picture of no colours')
}

/** @returns null if too many shades remain without the last `bits` of each colour */
function countShades(pixels: Uint8Array, bits: number) {
  const numbers = new Map<number, number>()
  const colours: number[] = []
  const indices = new Uint8Array(pixels.length / 4)
  for (let i = 0; i < indices.length; i++) {
    const [red = 0, green = 0, blue = 0] = [pixels[i * 4], pixels[i * 4 + 1], pixels[i * 4 + 2]]
    const shade = ((red >> bits) << 16) | ((green >> bits) << 8) | (blue >> bits)
    let number = numbers.get(shade)
    if (number === undefined) {
      if (numbers.size === MOST_COLOURS) return null
      number = numbers.size
      numbers.set(shade, number)
      // For flat areas the exact colour.
      colours.push(red, green, blue)
    }
    indices[i] = number
  }
  return { palette: Buffer.from(colours), indices }
}

function makeChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
