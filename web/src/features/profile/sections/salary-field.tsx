import { TextField } from '../../../ui/fields/text-field.tsx'

type SalaryFieldProps = {
  label: string
  /** As typed: digits, or empty. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Whole dollars. Takes '$50,000', which some browsers' number inputs reject. */
export function SalaryField({ label, value, error, onChange }: SalaryFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      min={0}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        const isCommand = event.ctrlKey || event.metaKey || event.altKey
        if (event.key.length === 1 && !isCommand && !/[\d.]/.test(event.key)) event.preventDefault()
      }}
      onPaste={(event) => {
        const amount = event.clipboardData.getData('text').replaceAll(/[\s,$]/g, '')
        if (!/^\d+(\.\d+)?$/.test(amount)) return
        event.preventDefault()
        onChange(amount)
      }}
      // The wheel scrolls the page, not the amount.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
