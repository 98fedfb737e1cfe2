import { readEntry, readZipDirectory, UnreadableZip, type ZipEntry } from '../../lib/zip-directory.ts'
import type { Line } from '../line.ts'
import { RefusedFile } from '../refusals.ts'
import { joinRuns } from './docx-runs.ts'
import { readWordXml } from './docx-xml.ts'

/**
 * The first page's headers first, as they hold names, then the body with its tables and text boxes.
 * @throws RefusedFile broken, too-large, no-text
 */
export async function linesOfDocx(bytes: Uint8Array): Promise<Line[]> {
  try {
    const lines = await readParts(bytes, readZipDirectory(bytes))
    if (lines.length === 0) throw new RefusedFile('no-text')
    return lines
  } catch (error) {
    throw error instanceof UnreadableZip ? new RefusedFile(error.reason, error) : error
  }
}

async function readParts(bytes: Uint8Array, entries: readonly ZipEntry[]): Promise<Line[]> {
  const body = entries.find(({ name }) => /^word\/document\d*\.xml$/u.test(name))
  if (!body) throw new RefusedFile('broken')
  const headers = entries.filter(({ name }) => /^word\/header\d+\.xml$/u.test(name)).slice(0, 3)
  const lines: Line[] = []
  for (const entry of [...headers, body])
    lines.push(...joinRuns(readWordXml((await readEntry(bytes, entry)).toString('utf8'))))
  return lines
}
