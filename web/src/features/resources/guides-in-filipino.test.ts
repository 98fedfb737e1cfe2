import { guideSlugs } from '@hanap/contract/site/guides'
import { expect, test } from 'vitest'
import { type GuideBlock, readGuide } from './guide-text.ts'
import type { Guide } from './guides.ts'

const guides = import.meta.glob<Guide>('./guides/*.ts', { eager: true })

/** A block's structure without its words. */
function shapeOf(block: GuideBlock): unknown {
  if (block.kind === 'heading') return block.kind
  if (block.kind === 'example') return [block.kind, block.lines.length]
  const lines = block.kind === 'words' ? [block.pieces] : block.items
  const pieces = lines.flat()
  return [
    block.kind,
    lines.length,
    pieces.filter(({ kind }) => kind === 'strong').length,
    pieces.flatMap((piece) => (piece.kind === 'link' ? [piece.href] : [])),
  ]
}

test.each(guideSlugs)(
  'ana reads all of the guide %s in Filipino: each part, link and source of it',
  (slug) => {
    const english = guides[`./guides/${slug}.ts`]
    const filipino = guides[`./guides/${slug}.fil.ts`]
    if (!english || !filipino) throw new Error(`The guide ${slug} is not there in both languages`)
    expect(readGuide(filipino.text.body).map(shapeOf)).toEqual(readGuide(english.text.body).map(shapeOf))
    expect(filipino.sources.map(({ url }) => url)).toEqual(english.sources.map(({ url }) => url))
  },
)
