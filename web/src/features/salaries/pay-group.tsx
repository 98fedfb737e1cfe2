import type { PayOfListings } from '@hanap/contract/jobs/salaries'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { guideMessages } from './guide-messages.ts'
import type { GuideSearch } from './guide-search.ts'
import { QuartileRuler } from './quartile-ruler.tsx'
import { halfWords } from './quartile-words.ts'

type PayRow = {
  readonly name: string
  readonly pay: PayOfListings
  /** Null if the guide already shows only these jobs. */
  readonly search: GuideSearch | null
}

/** On phones the style sheet hides the rest. */
const DESK_ROWS = 5
const PHONE_ROWS = 3

type PayGroupProps = {
  title: string
  note?: string | undefined
  rows: readonly PayRow[]
  /** Phones show only title and button at first. */
  startsClosed?: boolean
}

/** All rows share the page's scale. */
export function PayGroup({ title, note, rows, startsClosed }: PayGroupProps) {
  const m = guideMessages
  const [isWhole, setIsWhole] = useState(false)
  const known = rows.filter(({ pay }) => pay.php)
  const unknown = rows.length - known.length
  const isLong = unknown > 0 || rows.length > DESK_ROWS
  const isLongOnPhone = isLong || rows.length > (startsClosed ? 0 : PHONE_ROWS)
  const shown = isWhole ? rows : known.slice(0, DESK_ROWS)
  const rest = startsClosed ? 'max-md:*:hidden' : 'max-md:[&>:nth-child(n+4):has(svg)]:hidden'
  return (
    <section>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 className="text-t3">{title}</h3>
        {isLongOnPhone && (
          <Button
            size="small"
            look="quiet"
            className={classNames('-mr-2.5', !isLong && 'md:hidden')}
            aria-expanded={isWhole}
            aria-label={isWhole ? m.showFewer(title) : m.showAll(title, rows.length)}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? m.fewer : m.allRows(rows.length)}
          </Button>
        )}
      </div>
      {note && <p className="-mt-1.5 pb-1.5 text-ink-2 text-t0">{note}</p>}
      {rows.length === 0 ? (
        <p className="text-ink-2 text-t1">{m.nobody}</p>
      ) : (
        <ul className={classNames('rows border-line border-t', !isWhole && rest)}>
          {shown.map((row) => (
            <Row key={row.name} row={row} />
          ))}
          {!isWhole && unknown > 0 && (
            <li className="py-2 text-ink-2 text-t0">
              {known.length > 0 ? m.tooFewMore(unknown) : unknown > 1 ? m.tooFewAll : m.tooFew}
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

function Row({ row: { name, pay, search } }: { row: PayRow }) {
  const m = guideMessages
  return (
    <li className="relative pt-1.5 pb-1 has-[a]:hover:bg-sunk">
      <div className="flex items-baseline justify-between gap-3 text-t1">
        <p className="min-w-0 wrap-anywhere">
          {search ? (
            <Link
              to={pages.salaries.path}
              search={search}
              resetScroll={false}
              aria-label={m.narrowTo(name)}
              // The whole row is the touch target.
              className="before:absolute before:inset-0 before:content-['']"
            >
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          <span className="whitespace-nowrap text-ink-2 text-t0">{m.jobs(pay.paid)}</span>
        </p>
        <p className="flex-none">
          {pay.php ? (
            <b className="head-text">{halfWords(pay).pesos}</b>
          ) : (
            <span className="text-ink-2 text-t0">{m.tooFew}</span>
          )}
        </p>
      </div>
      <QuartileRuler php={pay.php} />
    </li>
  )
}
