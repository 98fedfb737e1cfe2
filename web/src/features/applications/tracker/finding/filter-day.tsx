import { useState } from 'react'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { readDay } from './applications-search.ts'

/** A half-typed day filters nothing yet. */
export function FilterDay(props: {
  label: string
  day: string | undefined
  error?: string | undefined
  onDay: (day: string | undefined) => void
}) {
  const { label, day = '', error, onDay } = props
  const [typed, setTyped] = useState(day)
  const [shown, setShown] = useState(day)
  // Chips, Reset and Back change the day from outside.
  if (shown !== day) {
    setShown(day)
    setTyped(day)
  }

  function type(text: string) {
    setTyped(text)
    const read = readDay(text)
    if ((text === '' || read !== undefined) && (read ?? '') !== day) onDay(read)
  }
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      error={error}
      onChange={(event) => type(event.target.value)}
    />
  )
}
