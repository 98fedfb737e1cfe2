import { useTypedText } from '../../../../page/use-typed-text.ts'
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
  const { text, setText, told, tell } = useTypedText(day)

  function type(typed: string) {
    setText(typed)
    const read = readDay(typed)
    if ((typed !== '' && read === undefined) || (read ?? '') === told) return
    tell(read ?? '')
    onDay(read)
  }
  return (
    <TextField
      type="date"
      label={label}
      value={text}
      error={error}
      onChange={(event) => type(event.target.value)}
    />
  )
}
