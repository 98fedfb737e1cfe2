/**
 * Remembers what somebody typed and ticked on a page before its script was there, and where they were. Forms begin with
 * values of their own when they are drawn, which would take it away under the typing hand.
 * @param place the drawn page
 * @returns puts it back into the fields of the same name that stand there by then, as if it were typed now
 */
export function keepTyped(place: HTMLElement): () => void {
  const typed = fieldsIn(place)
    .filter(({ field }) => wasTouched(field) || field === document.activeElement)
    .map(({ field, key }) => ({
      key,
      value: field.value,
      isTicked: isBox(field) ? field.checked : undefined,
      isFocused: field === document.activeElement,
    }))
  return () => {
    const now = new Map(fieldsIn(place).map(({ field, key }) => [key, field]))
    for (const { key, value, isTicked, isFocused } of typed) {
      const field = now.get(key)
      if (!field) continue
      // A click is how a box and a choice tell of themselves.
      if (isTicked !== undefined && field.checked !== isTicked) field.click()
      if (isTicked === undefined && field.value !== value) type(field, value)
      if (isFocused && document.activeElement !== field) field.focus()
    }
  }
}

type Field = HTMLElement & { name: string; type: string; value: string; checked?: boolean }

/** The fields with a name; choices share one, and their value tells them apart. Files cannot be put back by anybody. */
const fieldsIn = (place: HTMLElement) =>
  [...place.querySelectorAll<Field>('input[name], textarea[name], select[name]')]
    .filter(({ type }) => type !== 'file')
    .map((field) => ({
      field,
      key: field.type === 'radio' ? `${field.name} ${field.value}` : field.name,
    }))

const isBox = ({ type }: Field) => type === 'checkbox' || type === 'radio'

function wasTouched(field: HTMLElement): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value !== field.defaultValue
  )
}

/** Past React's own setter, which would hold the value for one that it knows already. */
function type(field: Field, value: string): void {
  const kind = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
