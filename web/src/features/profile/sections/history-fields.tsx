import type { Profile } from '@hanap/contract/profile/profile'
import { Trash2 } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useSecondTap } from '../../../ui/buttons/use-second-tap.ts'
import { profileMessages } from '../messages.ts'
import type { ProfileDraft } from '../profile-draft.ts'
import { useHistoryEntries } from './history-entries.ts'

type History = Pick<ProfileDraft, 'education' | 'experience'>
type HistoryFieldsProps = {
  draft: ProfileDraft
  fromResume: Profile['from_resume']
  onChange: (part: Partial<History>) => void
}

export function HistoryFields({ draft, fromResume, onChange }: HistoryFieldsProps) {
  const m = profileMessages
  const entries = useHistoryEntries(draft)
  const area = useRef<HTMLDivElement>(null)
  // The next entry moves up under the second tap of a double tap.
  const isSecondTap = useSecondTap()
  const [removed, setRemoved] = useState('')
  const lists = (['experience', 'education'] as const).filter((list) => entries[list].length > 0)
  if (lists.length === 0 && removed === '') return null
  const titles = { experience: m.pastJobs, education: m.education }

  function keepOnly(list: keyof History, what: string, isKept: (place: number) => boolean) {
    onChange({ [list]: draft[list].filter((_, at) => isKept(at)) })
    setRemoved(what)
  }
  function removeAll(event: MouseEvent, list: keyof History) {
    if (isSecondTap(event)) return
    area.current?.focus()
    keepOnly(list, titles[list], () => false)
  }
  function removeOne(event: MouseEvent, list: keyof History, place: number, head: string) {
    if (isSecondTap(event)) return
    const row = event.currentTarget.closest('li')
    const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')
    ;(beside ?? area.current)?.focus()
    keepOnly(list, head, (at) => at !== place)
  }
  return (
    <div ref={area} tabIndex={-1} className="grid gap-5 border-t border-line pt-5">
      {lists.map((list) => (
        <div key={list} role="group" aria-label={titles[list]} className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h3>{titles[list]}</h3>
            {entries[list].length > 1 && (
              <Button look="quiet" size="small" className="-mr-3" onClick={(event) => removeAll(event, list)}>
                {m.removeAll} <span className="sr-only">{titles[list]}</span>
              </Button>
            )}
          </div>
          <ul className="rows border-y border-line">
            {entries[list].map(({ key, head, at }, place) => (
              <li key={key} className="flex items-center justify-between gap-3 py-2">
                <div className="min-w-0 wrap-anywhere">
                  <p className="head-text">{head}</p>
                  {at && <p className="text-t1 text-ink-2">{at}</p>}
                </div>
                <IconButton
                  icon={Trash2}
                  label={m.removeEntry(head)}
                  className="-mr-3"
                  onClick={(event) => removeOne(event, list, place, head)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-t1 text-ink-2" role="status">
        {removed ? m.entryRemoved(removed) : lists.every((list) => fromResume[list]) && m.fromResume}
      </p>
    </div>
  )
}
