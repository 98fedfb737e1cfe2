import { jobMessages } from '../../messages.ts'
import { type DescriptionBlock, descriptionBlocks } from './description-blocks.ts'

export function JobDescription(props: { description: string; headingLevel: 'h3' | 'h4' }) {
  const { description, headingLevel } = props
  const m = jobMessages
  const blocks = descriptionBlocks(description)
  if (blocks.length === 0) return <p className="text-ink-2">{m.noDescription}</p>
  return (
    <div className="prose wrap-anywhere">
      {blocks.map((block, i) => (
        // The text never changes, so indexes are safe keys.
        <Block key={i} block={block} headingLevel={headingLevel} />
      ))}
    </div>
  )
}

function Block({ block, headingLevel: Heading }: { block: DescriptionBlock; headingLevel: 'h3' | 'h4' }) {
  if (block.kind === 'heading') return <Heading className="text-t2">{block.text}</Heading>
  if (block.kind === 'text') return <p className="whitespace-pre-line">{block.text}</p>
  const items = block.items.map((item, i) => <li key={i}>{item}</li>)
  return block.kind === 'numbers' ? <ol start={block.first}>{items}</ol> : <ul>{items}</ul>
}
