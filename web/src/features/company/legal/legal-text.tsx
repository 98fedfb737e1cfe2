import { Link } from '@tanstack/react-router'
import { Table } from '../../../ui/surfaces/table.tsx'
import { readBlocks, readLinks } from './legal-blocks.ts'

/** A table's first row is its head. */
export function LegalText({ caption, text }: { caption: string; text: string }) {
  return readBlocks(text).map((block, index) => {
    const key = `${index} ${block.kind}`
    if (block.kind === 'paragraph')
      return (
        <p key={key}>
          <Linked text={block.text} />
        </p>
      )
    if (block.kind === 'list')
      return (
        <ul key={key}>
          {block.items.map((item) => (
            <li key={item}>
              <Linked text={item} />
            </li>
          ))}
        </ul>
      )
    return <Rows key={key} caption={caption} rows={block.rows} />
  })
}

function Rows({ caption, rows: [head = [], ...rows] }: { caption: string; rows: string[][] }) {
  const columns = head.map((header, index) => ({
    id: header,
    header,
    wide: true,
    ...(index > 0 && { label: `${header}:` }),
    cell: (row: string[]) =>
      index === 0 ? <strong>{row[index]}</strong> : <Linked text={row[index] ?? ''} />,
  }))
  return (
    <div className="frame legal-rows">
      <Table caption={caption} columns={columns} rows={rows} rowKey={(row) => row.join()} />
    </div>
  )
}

/** Internal links use the router and keep their query. */
function Linked({ text }: { text: string }) {
  return readLinks(text).map(({ text: words, href }, index) => {
    const key = `${index} ${words}`
    if (href === undefined) return words
    if (!href.startsWith('/'))
      return (
        <a key={key} href={href} rel="noopener noreferrer">
          {words}
        </a>
      )
    const [path = '/', query = ''] = href.split('?')
    return (
      <Link key={key} to={path} search={Object.fromEntries(new URLSearchParams(query)) as never}>
        {words}
      </Link>
    )
  })
}
