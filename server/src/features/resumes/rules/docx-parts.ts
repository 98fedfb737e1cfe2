/**
 * In lower case: ECMA-376's, and those that Word, LibreOffice, Google Docs, Pages and Microsoft's libraries write.
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
/** Executable or script files; 'vbaproject.bin' holds macros. */
const PROGRAM =
  /(?:\.(?:apk|app|bat|class|cmd|com|cpl|dex|dll|dylib|elf|exe|hta|jar|jse?|jsp|lnk|mjs|msi|php|pif|pl|ps1|pyc?|rb|reg|scr|sct|sh|so|vb[es]?|war|wasm|ws[cfh]?)|(?:^|\/)vbaproject\.bin)[\s.]*$/u
/** Names that some programs resolve to another path. */
const ASTRAY = /\\|:|\0|(?:^|\/)\.\.?(?:\/|$)/u

/** Whether a part belongs in a Word document and is no program. */
export function isPartOfDocument(name: string): boolean {
  const lower = name.toLowerCase()
  if (ASTRAY.test(lower) || PROGRAM.test(lower)) return false
  return lower === TYPES || TOPS.some((top) => lower.startsWith(`${top}/`))
}
