/**
 * Remembers what somebody types and ticks on a page until its script answers, and where they are. Forms begin with values of
 * their own when they are drawn, and a form that is taken up as it stands has told nobody what was typed into it.
 * @param place the drawn page
 * @returns tells it to the fields of the same name that stand there by then, as if it were typed now; to be called when React
 *   is not at work
 */
export function keepTyped(place: HTMLElement): () => void {
  const kept = new Map<string, { value: string; isTicked: boolean }>()
  const keep = (field: Field) => {
    if (field.type === 'radio') {
      // Of choices the one that was ticked last holds.
      if (field.checked !== true) return
      for (const key of kept.keys()) if (key.startsWith(`${field.name} `)) kept.delete(key)
    }
    kept.set(keyOf(field), { value: field.value, isTicked: field.checked === true })
  }
  for (const field of fieldsIn(place)) if (wasTouched(field)) keep(field)

  // It is written on while the script draws.
  const listen = ({ target }: Event) => {
    if (isField(target) && place.contains(target)) keep(target)
  }
  let focused = focusIn(place)
  const follow = () => {
    focused = focusIn(place) ?? focused
  }
  const listeners = { input: listen, change: listen, focusin: follow }
  for (const [kind, listener] of Object.entries(listeners)) window.addEventListener(kind, listener, true)

  return () => {
    for (const [kind, listener] of Object.entries(listeners)) window.removeEventListener(kind, listener, true)
    // All of them: what is typed next is nobody's to remember any more.
    for (const field of fieldsIn(place)) takeUp(field)
    const now = new Map(fieldsIn(place).map((field) => [keyOf(field), field]))
    for (const [key, { value, isTicked }] of kept) {
      const field = now.get(key)
      if (field) tell(field, value, isTicked)
    }
    if (focused !== undefined && !place.contains(document.activeElement)) now.get(focused)?.focus()
  }
}

type Field = HTMLElement & { name: string; type: string; value: string; checked?: boolean }

/** Files cannot be put back by anybody. */
const FIELDS = 'input[name]:not([type=file]), textarea[name], select[name]'

const fieldsIn = (place: HTMLElement) => [...place.querySelectorAll<Field>(FIELDS)]
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.matches(FIELDS)
/** Choices share a name, and their value tells them apart. */
const keyOf = ({ type, name, value }: Field) => (type === 'radio' ? `${name} ${value}` : name)

function focusIn(place: HTMLElement): string | undefined {
  const { activeElement } = document
  return isField(activeElement) && place.contains(activeElement) ? keyOf(activeElement) : undefined
}

function wasTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (isTick(field)) return (field as HTMLInputElement).defaultChecked !== field.checked
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value !== field.defaultValue
  )
}

const isTick = ({ type }: Field) => type === 'checkbox' || type === 'radio'

/**
 * React takes up the parts of a page one by one, those that somebody uses first: it does so at once for an event that
 * nobody may miss. This is one that no field of ours listens to.
 */
const takeUp = (field: Field) => field.dispatchEvent(new Event('mouseup', { bubbles: true }))

/**
 * React hears of a value only where it is another one than it saw last: it is shown an empty one first. That goes through
 * its own setter, and what is then told goes past it.
 */
function tell(field: Field, value: string, isTicked: boolean): void {
  if (isTick(field)) {
    // Of choices it is the ticked one that tells.
    if (field.type === 'radio' && !isTicked) return
    field.checked = !isTicked
    field.click()
    return
  }
  const { selectionStart, selectionEnd } = field as Partial<HTMLInputElement>
  const isSame = field.value === value
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  const kind = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value)
  if (isSame && typeof selectionStart === 'number')
    (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd ?? selectionStart)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
