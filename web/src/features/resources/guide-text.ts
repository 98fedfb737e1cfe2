export type GuidePiece =
  | { readonly kind: 'words' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type GuideBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'words'; readonly pieces: readonly GuidePiece[] }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly (readonly GuidePiece[])[] }
  | { readonly kind: 'example'; readonly lines: readonly string[] }

/**
 * Empty lines end blocks; `## ` heading, `- ` list, `1. ` steps, `> ` example; inline `**strong**` and
 * `[words](/address)`. Translations use the same markup.
 */
export function readGuide(text: string): GuideBlock[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => readBlock(block.split('\n')))
}

function readBlock(lines: readonly string[]): GuideBlock {
  const [first = ''] = lines
  if (first.startsWith('## ')) return { kind: 'heading', text: first.slice(3) }
  if (first.startsWith('- ')) return { kind: 'list', items: lines.map((line) => readPieces(line.slice(2))) }
  if (/^\d+\. /.test(first)) {
    return { kind: 'steps', items: lines.map((line) => readPieces(line.replace(/^\d+\. /, ''))) }
  }
  if (first.startsWith('>')) {
    return { kind: 'example', lines: lines.map((line) => line.replace(/^> ?/, '')).filter(Boolean) }
  }
  return { kind: 'words', pieces: readPieces(lines.join(' ')) }
}

function readPieces(line: string): GuidePiece[] {
  return line
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== '')
    .map(readPiece)
}

function readPiece(part: string): GuidePiece {
  if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) }
  const [, text, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
  if (text && href) return { kind: 'link', text, href }
  return { kind: 'words', text: part }
}
