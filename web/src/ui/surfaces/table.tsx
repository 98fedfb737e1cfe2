import { Fragment, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** In a block (below 1024 px): takes the whole width. */
  wide?: boolean | undefined
  /** In a block: before a cell that is not empty. */
  label?: string | undefined
  align?: 'start' | 'end' | undefined
  className?: string | undefined
}

/**
 * Below 1024 px rows become blocks. `display: block` removes the table roles, so they are explicit. A row with
 * `detail` is open.
 */
export function Table<Row>(props: {
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  detail?: ((row: Row) => ReactNode) | undefined
}) {
  const { caption, columns, rows, rowKey, detail } = props
  return (
    <table className="table" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              role="columnheader"
              className={classNames(column.align === 'end' && 'cell-end')}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => {
          const more = detail?.(row)
          return (
            <Fragment key={rowKey(row)}>
              <tr role="row" className={classNames(more != null && 'row-open')}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </tr>
              {more != null && (
                <tr role="row" className="row-detail">
                  <td role="cell" colSpan={columns.length}>
                    {more}
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const content = column.cell(row)
  const isEmpty = content === null || content === undefined || content === false
  return (
    <td
      role="cell"
      className={classNames(
        column.wide && 'cell-wide',
        column.align === 'end' && 'cell-end',
        column.className,
      )}
    >
      {column.label && !isEmpty && <span className="cell-label">{column.label} </span>}
      {content}
    </td>
  )
}
