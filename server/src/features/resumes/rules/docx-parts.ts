/**
 * Top-level names of a Word document, in lower case: ECMA-376's, and those that Word, LibreOffice, Google Docs, Pages
 * and Microsoft's libraries write.
 */
const TOPS = [
  '_rels',
  '_xmlsignatures',
  '[trash]',
  'customxml',
  'docmetadata',
  'docprops',
  'media',
  'package',
  'word',
]
const TYPES = '[content_types].xml'
/** What some system runs, or some program runs as code; 'vbaproject.bin' holds macros. */
const PROGRAM =
  /(?:\.(?:apk|app|bat|class|cmd|com|cpl|dex|dll|dylib|elf|exe|hta|jar|jse?|jsp|lnk|mjs|msi|php|pif|pl|ps1|pyc?|rb|reg|scr|sct|sh|so|vb[es]?|war|wasm|ws[cfh]?)|(?:^|\/)vbaproject\.bin)[\s.]*$/u
/** Ways of writing a name that lead some program elsewhere. */
const ASTRAY = /\\|:|\0|(?:^|\/)\.\.?(?:\/|$)/u

/** Whether a Word document may hold a part of this name: one that belongs to it, and no program. */
export function isPartOfDocument(name: string): boolean {
  const lower = name.toLowerCase()
  if (ASTRAY.test(lower) || PROGRAM.test(lower)) return false
  return lower === TYPES || TOPS.some((top) => lower.startsWith(`${top}/`))
}
