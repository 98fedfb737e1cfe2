/**
 * Remembers input and focus on a prerendered page until its script responds. Forms start with their own values, and a
 * hydrated form does not know what was typed before.
 * @param place the drawn page
 * @returns replays the input to the current fields of the same names; to be called when React is not at work
 */
export function keepTyped(place: HTMLElement): () => void {
  const kept = new Map<string, { value: string; isTicked: boolean }>()
  const keep = (field: Field) => {
    if (field.type === 'radio') {
      // Keeps only the last ticked radio button of a group.
      if (field.checked !== true) return
      for (const key of kept.keys()) if (key.startsWith(`${field.name} `)) kept.delete(key)
    }
    kept.set(keyOf(field), { value: field.value, isTicked: field.checked === true })
  }
  for (const field of fieldsIn(place)) if (wasTouched(field)) keep(field)

  // Typing continues while the script draws.
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
    // All fields: later typing needs no replay.
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

/** Scripts cannot set files. */
const FIELDS = 'input[name]:not([type=file]), textarea[name], select[name]'

const fieldsIn = (place: HTMLElement) => [...place.querySelectorAll<Field>(FIELDS)]
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.matches(FIELDS)
/** Radio buttons share a name and differ by value. */
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
 * React hydrates a page in parts, the used ones first: at once for discrete events. No field of ours listens to this
 * one.
 */
const takeUp = (field: Field) => field.dispatchEvent(new Event('mouseup', { bubbles: true }))

/**
 * React only notices a value that differs from the last one it saw, so it first sees an empty one. The empty one goes
 * through React's setter; the replayed value bypasses it.
 */
function tell(field: Field, value: string, isTicked: boolean): void {
  if (isTick(field)) {
    // Only the ticked radio button fires an event.
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
