import { Pencil } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Panel } from '../../../ui/surfaces/panel.tsx'

type ProfileSectionProps = {
  title: string
  editLabel: string
  /** In the main column without a card; else a card beside it. */
  isMain: boolean
  onEdit: () => void
  children: ReactNode
}

export function ProfileSection({ title, editLabel, isMain, onEdit, children }: ProfileSectionProps) {
  const id = useId()
  const edit = <IconButton icon={Pencil} label={editLabel} className="-my-2 -mr-3" onClick={onEdit} />
  if (!isMain)
    return (
      <Panel title={title} actions={edit}>
        {children}
      </Panel>
    )
  return (
    <section
      aria-labelledby={id}
      className="grid gap-2.5 border-t border-line pt-4 first:border-0 first:pt-0 sm:gap-4 sm:pt-5"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-t3">
          {title}
        </h2>
        {edit}
      </div>
      {children}
    </section>
  )
}
