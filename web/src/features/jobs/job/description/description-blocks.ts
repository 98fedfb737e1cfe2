export type DescriptionBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bullets'; readonly items: readonly string[] }
  | { readonly kind: 'numbers'; readonly first: number; readonly items: readonly string[] }

/** A dash needs a space or letter after it, so that '-5 %' stays a figure. */
const bullet = /^\s*(?:[-–—*](?:\s+|(?=\p{L}))|[•●▪◦‣■✓✔►➢·]\s*)(?=\S)/u
const numbered = /^\s*(\d{1,2})[.)]\s+(?=\S)/u
/** A longer line that ends in a colon is no heading. */
const LONGEST_HEADING = 70

/** Parses plain text, never markup. Empty lines end paragraphs; other line ends stay. */
export function descriptionBlocks(description: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = []
  let isAfterGap = true
  for (const line of description.replaceAll('\r\n', '\n').split('\n')) {
    if (line.trim() === '') {
      isAfterGap = true
      continue
    }
    addLine(blocks, line, isAfterGap)
    isAfterGap = false
  }
  return blocks
}

function addLine(blocks: DescriptionBlock[], line: string, isAfterGap: boolean): void {
  const last = blocks.at(-1)
  const number = numbered.exec(line)
  if (number) {
    const item = line.slice(number[0].length).trim()
    const first = Number(number[1])
    const goesOn = last?.kind === 'numbers' && first === last.first + last.items.length
    if (goesOn) blocks.splice(-1, 1, { ...last, items: [...last.items, item] })
    else pushList(blocks, { kind: 'numbers', first, items: [item] })
  } else if (bullet.test(line)) {
    const item = line.replace(bullet, '').trim()
    // An empty line does not end a list.
    if (last?.kind === 'bullets') blocks.splice(-1, 1, { ...last, items: [...last.items, item] })
    else pushList(blocks, { kind: 'bullets', items: [item] })
  } else if (isHeading(line)) {
    blocks.push({ kind: 'heading', text: line.trim().replace(/\s*:$/, '') })
  } else if (last?.kind === 'text' && !isAfterGap) {
    blocks.splice(-1, 1, { kind: 'text', text: `${last.text}\n${line.trim()}` })
  } else {
    blocks.push({ kind: 'text', text: line.trim() })
  }
}

/** A short line right above a list is its heading. */
function pushList(blocks: DescriptionBlock[], list: DescriptionBlock): void {
  const last = blocks.at(-1)
  if (last?.kind === 'text' && last.text.length <= LONGEST_HEADING && !/[\n.!?,;]/.test(last.text)) {
    blocks.splice(-1, 1, { kind: 'heading', text: last.text })
  }
  blocks.push(list)
}

const isHeading = (line: string) =>
  /\p{L}.*:\s*$/u.test(line) && line.trim().length <= LONGEST_HEADING && !/[.!?]\s/.test(line)
