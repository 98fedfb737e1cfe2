export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'rows'; rows: string[][] }

/**
 * A section is one message for translators. A blank line ends a block; '- ' begins a list item, '| ' a table row with
 * cells split at ' | '.
 */
export function readBlocks(text: string): LegalBlock[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim())
      if (lines.every((line) => line.startsWith('- ')))
        return { kind: 'list', items: lines.map((line) => line.slice(2)) }
      if (lines.every((line) => line.startsWith('| ')))
        return { kind: 'rows', rows: lines.map((line) => line.slice(2).split(' | ')) }
      return { kind: 'paragraph', text: lines.join(' ') }
    })
}

export type LegalPiece = { text: string; href?: string }

/** Parses links written [words](address). */
export function readLinks(text: string): LegalPiece[] {
  const pieces: LegalPiece[] = []
  let end = 0
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) })
    pieces.push({ text: match[1] ?? '', href: match[2] ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}
