import { getDocumentProxy } from 'unpdf'
import type { Line } from '../line.ts'
import { RefusedFile } from '../refusals.ts'
import { type Fragment, joinPieces, type Piece } from './pdf-fragments.ts'
import { linesOfPages } from './pdf-reading-order.ts'

/** No resume has so many. */
const MOST_PAGES = 30

/**
 * In reading order. Runs no scripts, draws and fetches nothing.
 * @throws RefusedFile encrypted, no-text (a scan), broken
 */
export async function linesOfPdf(bytes: Uint8Array): Promise<Line[]> {
  const pdf = await openPdf(bytes)
  try {
    const pages: Fragment[][] = []
    for (let page = 1; page <= Math.min(pdf.numPages, MOST_PAGES); page += 1)
      pages.push(await fragmentsOfPage(pdf, page))
    const lines = linesOfPages(pages)
    if (lines.length === 0) throw new RefusedFile('no-text')
    return lines
  } finally {
    // This process reads the next file too, and must keep nothing of this one.
    await pdf.loadingTask.destroy()
  }
}

async function openPdf(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      maxImageSize: 1,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      enableXfa: false,
    })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new RefusedFile(isLocked ? 'encrypted' : 'broken', error)
  }
}

type Pdf = Awaited<ReturnType<typeof openPdf>>

/** Skips an unreadable page. */
async function fragmentsOfPage(pdf: Pdf, number: number): Promise<Fragment[]> {
  try {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    page.cleanup()
    return joinPieces(items.flatMap((item) => ('str' in item ? [pieceOf(item)] : [])))
  } catch {
    return []
  }
}

type Item = { str: string; transform: unknown[]; width: number; fontName: string }

function pieceOf(item: Item): Piece {
  const [, , c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number)
  return { text: item.str, font: item.fontName, size: Math.hypot(c, d), x, y, width: item.width }
}
