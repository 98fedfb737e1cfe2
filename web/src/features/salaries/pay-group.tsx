import type { PayOfListings } from '@hanap/contract/jobs/salaries'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { guideMessages } from './guide-messages.ts'
import type { GuideSearch } from './guide-search.ts'
import { QuartileRuler } from './quartile-ruler.tsx'
import { halfWords, medianWords } from './quartile-words.ts'

/** Some of the listings under a name. */
export type PayRow = {
  readonly name: string
  readonly pay: PayOfListings
  /** The guide narrowed to them; null where it is already. */
  readonly search: GuideSearch | null
}

/** So many rows stand open; one more would cost as much room as the button for it. */
const OPEN_ROWS = 5

/** The listings parted by one thing: each part's pay on the one scale, and in words. */
export function PayGroup(props: { title: string; note?: string; rows: readonly PayRow[] }) {
  const { title, note, rows } = props
  const m = guideMessages
  const [isWhole, setIsWhole] = useState(false)
  const isLong = rows.length > OPEN_ROWS + 1
  const shown = isLong && !isWhole ? rows.slice(0, OPEN_ROWS) : rows
  return (
    <section className="grid gap-2">
      <h3 className="text-t3">{title}</h3>
      {note && <p className="text-t1 text-ink-2">{note}</p>}
      {rows.length === 0 ? (
        <p className="text-t1 text-ink-2">{m.nobody}</p>
      ) : (
        <ul className="rows border-y border-line">
          {shown.map((row) => (
            <li
              key={row.name}
              className="grid gap-x-5 gap-y-1 py-3 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]"
            >
              <Row row={row} />
            </li>
          ))}
        </ul>
      )}
      {isLong && (
        <div>
          <Button size="small" look="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? m.showFewer(title) : m.showAll(title, rows.length)}
          </Button>
        </div>
      )}
    </section>
  )
}

function Row({ row: { name, pay, search } }: { row: PayRow }) {
  const m = guideMessages
  const median = medianWords(pay)
  const half = halfWords(pay)
  return (
    <>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {search ? (
            <Link
              to={pages.salaries.path}
              search={search}
              resetScroll={false}
              aria-label={m.narrowTo(name)}
              className="inline-flex min-h-6 items-center"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {pay.php && (
          <p className="text-t1">
            <b className="head-text">{median.pesos}</b>{' '}
            <span className="text-ink-2">
              · {median.dollars} {m.aMonth}
            </span>
          </p>
        )}
      </div>
      <div className="grid content-center gap-1">
        <QuartileRuler php={pay.php} />
        <p className="text-t0 text-ink-2">
          {pay.php
            ? `${m.rowMiddle(half.pesos, half.dollars)} · ${m.rowRests(pay.paid, pay.listings)}`
            : m.tooFewRow(pay.paid, pay.listings)}
        </p>
      </div>
    </>
  )
}
