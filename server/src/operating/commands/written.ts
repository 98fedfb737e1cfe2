import type { Answer } from './command.ts'

type Row = Readonly<Record<string, unknown>>

/** Moments to the minute, empty for null. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  if (Array.isArray(value)) return value.map(cell).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  // Seekers' texts must not steer the terminal.
  return String(value).replaceAll(/\p{Cc}/gu, ' ')
}

/** @param none text for no rows */
export function listed(rows: readonly Row[], none: string): Answer {
  const [first] = rows
  if (!first) return { data: rows, text: none }
  const names = Object.keys(first)
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))]
  const widths = names.map((_, place) => Math.max(...lines.map((line) => line[place]?.length ?? 0)))
  const text = lines.map((line) =>
    line
      .map((one, place) => one.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return { data: rows, text: text.join('\n') }
}

export function described(facts: Row): Answer {
  const width = Math.max(...Object.keys(facts).map((name) => name.length))
  const lines = Object.entries(facts).map(([name, value]) =>
    `${name.padEnd(width)}  ${cell(value)}`.trimEnd(),
  )
  return { data: facts, text: lines.join('\n') }
}

export const done = (text: string, data: Row = {}): Answer => ({ data: { done: true, ...data }, text })
