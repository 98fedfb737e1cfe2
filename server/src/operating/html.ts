/** Only `html` makes it, so everything is escaped. */
export type Html = { readonly html: string }
type Value = Html | readonly Html[] | string | number

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function html(texts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return {
    html: texts.map((text, place) => text + (place < values.length ? shown(values[place]) : '')).join(''),
  }
}

function shown(value: Value | undefined): string {
  if (typeof value === 'object')
    return [value]
      .flat()
      .map((one) => (one as Html).html)
      .join('')
  return String(value ?? '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
}
