import type { ResumeType } from '@hanap/contract/profile/resumes'
import { checkDoc } from './doc-content.ts'
import { checkDocx } from './docx-content.ts'
import { checkPdf } from './pdf-content.ts'

/** 'encrypted' needs a password to open. `hasPassword`: perhaps only against printing; opening it tells. */
export type Content =
  | { verdict: 'fine'; type: ResumeType; hasPassword: boolean }
  | { verdict: 'encrypted' }
  | { verdict: 'wrong' }

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/**
 * Goes by the bytes alone. A file of two kinds is neither.
 * @param signal aborts with its reason
 */
export async function checkContent(bytes: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<Content> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const beginsWith = (signature: number[]) => signature.every((byte, index) => file[index] === byte)
  if (beginsWith(ZIP)) return checkDocx(file, signal)
  if (beginsWith(COMPOUND_FILE)) return checkDoc(file)
  return checkPdf(file)
}
