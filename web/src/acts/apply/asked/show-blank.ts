import { blanksIn } from '@hanap/contract/letters/blanks'

type TextBox = HTMLTextAreaElement | HTMLInputElement

/** @param title of the job */
export function showBlank(form: HTMLElement | null, title: string): void {
  const fields = form?.querySelectorAll<TextBox>('textarea, [name="subject"]')
  // The letter before its subject.
  for (const field of [...(fields ?? [])].reverse()) {
    const [blank] = blanksIn(field.value, title)
    if (!blank) continue
    field.focus({ preventScroll: true })
    field.setSelectionRange(blank.start, blank.end)
    scrollTo(field, blank.end)
    return
  }
}

/** Browsers do not scroll to a selection in a field as tall as its text, so a hidden copy finds the place. */
function scrollTo(field: TextBox, place: number) {
  const { font, padding, letterSpacing } = getComputedStyle(field)
  const copy = document.createElement('div')
  Object.assign(copy.style, {
    position: 'absolute',
    top: `${field.offsetTop}px`,
    left: `${field.offsetLeft}px`,
    width: `${field.offsetWidth}px`,
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    font,
    padding,
    letterSpacing,
  })
  const end = document.createElement('span')
  end.textContent = '|'
  copy.append(field.value.slice(0, place), end)
  field.after(copy)
  end.scrollIntoView({ block: 'center' })
  copy.remove()
}
