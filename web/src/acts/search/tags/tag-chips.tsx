import { useId, useState } from 'react'
import { formatCount } from '../../../i18n/format.ts'
import { type ChosenTag, isChosen } from '../../../listing/address/chosen-tags.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Chip } from '../../../ui/signs/chip.tsx'
import { tagMessages } from './messages.ts'

/** Shown before unfolding. */
const FEW = 6

type TagChipsProps = {
  /** The most useful first. */
  offered: readonly { id: number; name: string }[]
  chosen: readonly ChosenTag[]
  /** Listings that each tag id would leave, if known. */
  counts: ReadonlyMap<number, number>
  onToggle: (tag: ChosenTag) => void
}

export function TagChips({ offered, chosen, counts, onToggle }: TagChipsProps) {
  const m = tagMessages
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  if (offered.length === 0) return null
  const shown = offered.filter((tag, i) => isWhole || i < FEW || isChosen(chosen, tag))
  return (
    <div className="grid content-start gap-2">
      <p id={id} className="field-label">
        {m.popular}
      </p>
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-1.5">
        {shown.map((tag) => {
          const count = counts.get(tag.id)
          return (
            <Chip
              key={tag.id}
              pressed={isChosen(chosen, tag)}
              className="wrap-anywhere lg:min-h-9 lg:px-2.5"
              onClick={() => onToggle(tag)}
            >
              {tag.name}{' '}
              {count !== undefined && (
                <span className="chip-count">
                  {formatCount(count)} <span className="sr-only">{count === 1 ? m.job : m.jobs}</span>
                </span>
              )}
            </Chip>
          )
        })}
        {offered.length > FEW && (
          <Button look="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? m.fewer : m.more}
          </Button>
        )}
      </div>
    </div>
  )
}
