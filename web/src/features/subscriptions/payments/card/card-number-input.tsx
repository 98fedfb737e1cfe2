import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react'
import { brandOfNumber } from './card-brand.ts'
import { CardMark } from './card-mark.tsx'
import { grouped, readPasted, regroup } from './card-number.ts'

type CardNumberProps = Omit<ComponentProps<'input'>, 'value'> & {
  /** Grouped in fours. */
  value: string
  onText: (grouped: string) => void
}

/** Groups the number in fours while typing, and keeps the caret in place. */
export function CardNumberInput({ value, onText, readOnly, ...input }: CardNumberProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget
    const caret = field.selectionStart ?? field.value.length
    const { inputType } = event.nativeEvent as InputEvent
    const next = regroup(value, { text: field.value, caret }, inputType === 'deleteContentForward')
    show(field, next)
    onText(next.text)
  }

  /** Takes a pasted number whole, with any separators. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const digits = readPasted(event.clipboardData.getData('text'))
    const field = event.currentTarget
    if (digits === null || readOnly) return
    event.preventDefault()
    const start = field.selectionStart ?? value.length
    const before = value.slice(0, start) + digits
    const text = before + value.slice(field.selectionEnd ?? start)
    const next = regroup('', { text, caret: before.length })
    show(field, { text: grouped(next.text), caret: next.caret })
    onText(next.text)
  }

  return (
    <span className="input-box">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="cc-number"
        {...input}
        readOnly={readOnly}
        value={value}
        onChange={change}
        onPaste={paste}
        className="input card-number"
      />
      <span className="input-end pr-2.5 text-ink-2">
        <CardMark brand={brandOfNumber(value)} />
      </span>
    </span>
  )
}

/** Written first: React then writes the same value and leaves the caret alone. */
function show(field: HTMLInputElement, { text, caret }: { text: string; caret: number }) {
  field.value = text
  field.setSelectionRange(caret, caret)
}
