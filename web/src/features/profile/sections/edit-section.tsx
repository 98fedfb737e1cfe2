import { ChevronDown, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/signs/icon.tsx'
import { profileFieldMessages } from '../field-messages.ts'

type EditSectionProps = {
  title: string
  /** Shown while closed. */
  summary: string
  isOpen: boolean
  hasError: boolean
  onToggle: () => void
  children: ReactNode
}

/** A closed section shows that it holds an error. */
export function EditSection({ title, summary, isOpen, hasError, onToggle, children }: EditSectionProps) {
  const m = profileFieldMessages
  const id = useId()
  return (
    <section>
      <h2 className="text-t3">
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 px-5 text-left hover:bg-sunk focus-visible:-outline-offset-3"
          onClick={({ currentTarget: button }) => {
            onToggle()
            // A section closing above may move this one out of view.
            requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' }))
          }}
        >
          <span className="flex flex-wrap items-center gap-x-3">
            {title}{' '}
            {hasError && (
              <span className="flex items-center gap-1.5 text-t1 text-red">
                <Icon of={TriangleAlert} size="small" />
                {m.hasError}
              </span>
            )}
          </span>
          <Icon of={ChevronDown} className={classNames(isOpen && 'rotate-180')} />
        </button>
      </h2>
      {!isOpen && summary && <p className="-mt-2 mb-4 truncate px-5 text-t1 text-ink-2">{summary}</p>}
      <div id={`${id}-fields`} hidden={!isOpen} className={classNames(isOpen && 'grid gap-5 px-5 pt-2 pb-6')}>
        {isOpen && children}
      </div>
    </section>
  )
}
