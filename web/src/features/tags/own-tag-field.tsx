import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { RemovableChip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { TagProblem } from './add-tag.ts'
import type { ChosenTag } from './chosen-tags.ts'
import { tagMessages } from './messages.ts'

type OwnTagFieldProps = {
  /** The chosen tags that no other control shows, with the names known for them. */
  tags: readonly ChosenTag[]
  problem: TagProblem | null
  /** Adds what was typed. @returns whether it could */
  onAdd: (typed: string) => boolean
  onRemove: (tag: ChosenTag) => void
}

/** Any other tag, typed and added with Enter, and those that were. */
export function OwnTagField({ tags, problem, onAdd, onRemove }: OwnTagFieldProps) {
  const m = tagMessages
  const field = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const problems: Readonly<Record<TagProblem, string>> = {
    empty: m.empty,
    'too-many': m.tooMany,
    'too-long': m.tooLong,
  }

  function add() {
    if (onAdd(text)) setText('')
    field.current?.querySelector('input')?.focus()
  }
  function press(event: KeyboardEvent) {
    // Enter adds a tag and does not apply the filters; within a composition it belongs to the composition.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  function remove(tag: ChosenTag) {
    onRemove(tag)
    // The button that was pressed is gone now.
    field.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={field} className="grid content-start gap-2">
      <TextField
        label={m.own}
        placeholder={m.placeholder}
        hint={m.hint}
        error={problem ? problems[problem] : undefined}
        value={text}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        end={<IconButton icon={Plus} label={m.add} onClick={add} />}
      />
      {tags.length > 0 && (
        <ul aria-label={m.chosen} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag.id} className="wrap-anywhere">
              <RemovableChip label={tag.name ?? m.unnamed(tag.id)} onRemove={() => remove(tag)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
