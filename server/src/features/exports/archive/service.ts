import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type Archive = {
  /**
   * Holds one piece in memory at a time.
   * @param options.isPacked already compressed, like PDF and Word files
   */
  add(
    name: string,
    pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    options?: { isPacked?: boolean },
  ): Promise<void>
  end(): Promise<void>
}

/**
 * Writes a ZIP in parts of equal size, the last one smaller.
 * @param given.put writing waits for it
 */
export function createArchive(given: {
  partBytes: number
  madeAt: Date
  put(part: Uint8Array<ArrayBuffer>): Promise<void>
}): Archive {
  const { partBytes, put } = given
  let written: Uint8Array[] = []
  let bytes = 0
  let failure: unknown
  const zip = new Zip((error, chunk) => {
    failure ??= error
    written.push(chunk)
    bytes += chunk.length
  })

  async function flush(leave: number) {
    if (failure) throw failure
    while (bytes > leave) {
      const all = Buffer.concat(written)
      const size = Math.min(partBytes, all.length)
      // Copied, so that the whole buffer can be freed.
      written = [Buffer.from(all.subarray(size))]
      bytes = all.length - size
      await put(new Uint8Array(all.subarray(0, size)))
    }
  }

  return {
    async add(name, pieces, { isPacked = false } = {}) {
      const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
      file.mtime = given.madeAt
      zip.add(file)
      for await (const piece of pieces) {
        file.push(piece)
        await flush(partBytes - 1)
      }
      file.push(new Uint8Array(0), true)
      await flush(partBytes - 1)
    },
    async end() {
      zip.end()
      await flush(0)
    },
  }
}
