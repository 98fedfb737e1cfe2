import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import type { Clash } from './merge-edit.ts'
import { elsewhereMessages } from './messages.ts'
import type { FieldWords } from './use-save-over.tsx'

type Side = 'mine' | 'theirs' | 'both'

/** Closing saves nothing. */
export function ChoiceDialog(props: {
  clashes: readonly Clash[]
  words: FieldWords
  answer: (chosen: Readonly<Record<string, unknown>> | null) => void
}) {
  const { clashes, words, answer } = props
  const m = elsewhereMessages
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (clash: Clash) => sides[clash.field] ?? (clash.both === undefined ? 'mine' : 'both')
  const options = (clash: Clash) => {
    const show = (words[clash.field]?.show ?? String) as (value: unknown) => string
    const option = (value: Side, name: string) => ({
      value,
      label: (
        <>
          <span>{name}</span>
          <span className="max-h-[24dvh] overflow-y-auto border-l-2 border-line pl-3 text-t1 whitespace-pre-wrap text-ink-2 wrap-anywhere">
            {show(clash[value]) || m.nothing}
          </span>
        </>
      ),
    })
    return [
      option('mine', m.mine),
      option('theirs', m.theirs),
      ...(clash.both === undefined ? [] : [option('both', m.both)]),
    ]
  }
  const save = () => answer(Object.fromEntries(clashes.map((clash) => [clash.field, clash[sideOf(clash)]])))

  return (
    <Dialog
      open
      onClose={() => answer(null)}
      title={m.title}
      size="small"
      footer={
        <>
          <Button onClick={() => answer(null)}>{m.goOn}</Button>
          <Button look="primary" onClick={save}>
            {m.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{m.text}</p>
        {clashes.map((clash) => (
          <RadioGroup
            key={clash.field}
            legend={words[clash.field]?.label ?? clash.field}
            options={options(clash)}
            value={sideOf(clash)}
            onChange={(side) => setSides({ ...sides, [clash.field]: side })}
          />
        ))}
      </div>
    </Dialog>
  )
}
