import type { ViewProps } from '../views/view-props.ts'
import './board.css'
import { type ApplicationStatus } from '@hanap/contract/applications/applications'
import { type FocusEvent, type KeyboardEvent, useCallback, useId, useMemo, useState } from 'react'
import { useKeptFocus } from '../../../../ui/dialogs/use-kept-focus.ts'
import { Tabs } from '../../../../ui/navigation/tabs.tsx'
import { useMedia } from '../../../../ui/use-media.ts'
import { useMoveApplication } from '../changing/use-move-application.ts'
import { BoardNotSent } from '../detail/board-not-sent.tsx'
import { applicationMessages } from '../messages.ts'
import { statusTabs } from '../views/application-tabs.ts'
import { viewMessages } from '../views/views-messages.ts'
import { BoardColumn } from './board-column.tsx'
import { boardOf, CARDS_AT_ONCE, cardAt, drawnCount, statusBeside } from './board-columns.ts'
import { useBoardDrag } from './use-board-drag.ts'

/** Columns from here on; tabs below it. */
const HAS_COLUMNS = '(width >= 48rem)'

export function BoardView(props: ViewProps) {
  const { applications, search, now, onChange, onUpdate } = props
  const m = applicationMessages
  const v = viewMessages
  const hintId = useId()
  const hasColumns = useMedia(HAS_COLUMNS)
  const { columns, neverSent } = useMemo(() => boardOf(applications), [applications])
  const [asked, setAsked] = useState<Partial<Record<ApplicationStatus, number>>>({})
  const [lastId, setLastId] = useState<number>()
  const { move, said } = useMoveApplication(onUpdate)
  const find = (id: number) => applications.find((item) => item.id === id)
  const drag = useBoardDrag(hasColumns, (id, status) => {
    const application = find(id)
    if (application) void move(application, status)
  })
  const onOpen = useCallback((open: number) => onChange({ open }), [onChange])
  const onMore = useCallback(
    (status: ApplicationStatus) =>
      setAsked((all) => ({ ...all, [status]: (all[status] ?? CARDS_AT_ONCE) + CARDS_AT_ONCE })),
    [],
  )

  const single =
    search.status ?? columns.find((column) => column.applications.length > 0)?.status ?? 'applied'
  const shown = columns
    .filter(({ status }) => hasColumns || status === single)
    .map((column) => {
      const at = column.applications.findIndex(({ id }) => id === lastId)
      return { ...column, drawn: drawnCount(asked[column.status] ?? 0, at) }
    })
  const ids = shown.map(({ applications: cards, drawn }) => cards.slice(0, drawn).map(({ id }) => id))
  const activeId = ids.flat().find((id) => id === lastId) ?? ids.flat()[0]
  const {
    ref: area,
    onFocus,
    onBlur,
  } = useKeptFocus<HTMLDivElement>(
    (board) => board.querySelector<HTMLElement>(`[data-card="${activeId}"] a`) ?? board.querySelector('h3'),
  )

  function press(event: KeyboardEvent<HTMLElement>) {
    const id = cardIdOf(event)
    // In an open menu the arrow keys are the menu's.
    if (id === undefined || !(event.target as HTMLElement).matches('.board-card-title')) return
    if (event.altKey) {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      const application = find(id)
      const status = application && statusBeside(application.status, event.key)
      if (status) void move(application, status)
      return
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = cardAt(ids, id, event.key)
    if (next === null) return
    event.preventDefault()
    area.current?.querySelector<HTMLElement>(`[data-card="${next}"] a`)?.focus()
  }
  function enter(event: FocusEvent<HTMLElement>) {
    onFocus()
    const id = cardIdOf(event)
    if (id !== undefined) setLastId(id)
  }

  const list = shown.map(({ status, applications: cards, drawn }) => (
    <BoardColumn
      key={status}
      status={status}
      applications={cards}
      drawn={drawn}
      now={now}
      activeId={activeId}
      drag={drag}
      onMove={move}
      onOpen={onOpen}
      onUpdate={onUpdate}
      onMore={onMore}
    />
  ))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BoardNotSent applications={neverSent} onOpen={onOpen} />
      <p className="sr-only" role="status">
        {said}
      </p>
      <p id={hintId} className="text-ink-2 text-t1 max-md:sr-only">
        {drag ? v.boardHint : v.boardHintPlain}
      </p>
      <div ref={area} onFocus={enter} onBlur={onBlur} onKeyDown={press} data-keep-focus>
        {hasColumns ? (
          <div role="group" aria-label={v.board} aria-describedby={hintId} className="board">
            {list}
          </div>
        ) : (
          <Tabs
            label={m.statusFilter}
            items={statusTabs(applications, m.all).filter(({ id }) => id !== 'all')}
            selected={single}
            onSelect={(id) => onChange({ status: id === 'all' ? undefined : id })}
          >
            <div className="board">{list}</div>
          </Tabs>
        )}
      </div>
    </div>
  )
}

function cardIdOf({ target }: { target: EventTarget }): number | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
  return card ? Number(card.dataset['card']) : undefined
}
