import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { type GuideBlock, type GuidePiece, readGuide } from './guide-text.ts'

export function GuideBody({ text }: { text: string }) {
  return (
    <div className="prose text-[1.0625rem] [&_h2]:mt-5 [&_h2]:text-t3">
      {readGuide(text).map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'words':
      return (
        <p>
          <Pieces of={block.pieces} />
        </p>
      )
    case 'list':
      return (
        <ul>
          <Items of={block.items} />
        </ul>
      )
    case 'steps':
      return (
        <ol>
          <Items of={block.items} />
        </ol>
      )
    case 'example':
      return (
        <blockquote className="grid gap-3 border-l-[5px] border-mango bg-sunk px-4 py-3.5 text-t2">
          {block.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </blockquote>
      )
  }
}

function Items({ of: items }: { of: readonly (readonly GuidePiece[])[] }) {
  return items.map((pieces) => (
    <li key={JSON.stringify(pieces)}>
      <Pieces of={pieces} />
    </li>
  ))
}

function Pieces({ of: pieces }: { of: readonly GuidePiece[] }) {
  return pieces.map((piece) => (
    <Fragment key={JSON.stringify(piece)}>
      {piece.kind === 'strong' ? (
        <strong>{piece.text}</strong>
      ) : piece.kind === 'link' ? (
        <Link to={piece.href}>{piece.text}</Link>
      ) : (
        piece.text
      )}
    </Fragment>
  ))
}
