import { type CompoundFile, readCompoundFile, readStart } from './compound-file.ts'
import type { Content } from './content.ts'
import { isZipToo } from './hidden-zip.ts'

/** Of Word 97 and later, and of Word 6 and 95. */
const IDENTIFIERS = [0xa5ec, 0xa5dc]
/** In the header ([MS-DOC] 2.5.2, fEncrypted). */
const FLAGS_AT = 10
const ENCRYPTED = 0x0100

/** Accepts only files that Word wrote. */
export function checkDoc(file: Buffer): Content {
  const compound = readCompoundFile(file)
  if (!compound || isZipToo(file)) return { verdict: 'wrong' }
  // This stream wraps a .docx with a password.
  if (find(compound, 'EncryptedPackage')) return { verdict: 'encrypted' }
  const main = find(compound, 'WordDocument')
  const head = main && readStart(file, compound, main)
  if (!head || head.length < FLAGS_AT + 2 || !IDENTIFIERS.includes(head.readUInt16LE(0)))
    return { verdict: 'wrong' }
  const isEncrypted = (head.readUInt16LE(FLAGS_AT) & ENCRYPTED) !== 0
  return isEncrypted ? { verdict: 'encrypted' } : { verdict: 'fine', type: 'doc', hasPassword: false }
}

const find = (compound: CompoundFile, name: string) => compound.streams.find((stream) => stream.name === name)
