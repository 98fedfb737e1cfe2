import { Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { ChosenTag } from '../../../listing/address/chosen-tags.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { RemovableChip } from '../../../ui/signs/chip.tsx'
import type { TagProblem } from './add-tag.ts'
import { tagMessages } from './messages.ts'
import type { OwnTag } from './use-own-tag.ts'

type OwnTagFieldProps = {
  /** Chosen tags that no other control shows. */
  tags: readonly ChosenTag[]
  own: OwnTag
}

/** For other tags, added with Enter. */
export function OwnTagField({ tags, own }: OwnTagFieldProps) {
  const m = tagMessages
  const { text, problem, field } = own
  const problems: Readonly<Record<TagProblem, string>> = {
    empty: m.empty,
    'too-many': m.tooMany,
    'too-long': m.tooLong,
  }

  function add() {
    own.add()
    field.current?.focus()
  }
  function press(event: KeyboardEvent) {
    // Adds a tag without applying the filters; IME composition keeps its own Enter.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  function remove(tag: ChosenTag) {
    own.toggle(tag)
    // The pressed button is gone.
    field.current?.focus()
  }

  return (
    <div className="grid content-start gap-2">
      <TextField
        ref={field}
        // Room for the hint and the error.
        className="scroll-mb-28"
        label={m.own}
        placeholder={m.placeholder}
        hint={m.hint}
        error={problem ? problems[problem] : undefined}
        value={text}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => own.write(event.target.value)}
        onKeyDown={press}
        end={
          <IconButton
            icon={Plus}
            label={m.add}
            // Blur adds the tag too, so that the click would add nothing.
            onMouseDown={(event) => event.preventDefault()}
            onClick={add}
          />
        }
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
