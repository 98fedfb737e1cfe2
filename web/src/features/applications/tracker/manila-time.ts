/** The Philippines keep one offset all year. */
const MANILA_OFFSET_MS = 8 * 60 * 60 * 1000

/** '2026-11-24T21:00' in Manila, for a datetime-local field; empty for no time. */
export function toManilaField(iso: string | null): string {
  const time = iso === null ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? '' : new Date(time + MANILA_OFFSET_MS).toISOString().slice(0, 16)
}

/** What a datetime-local field holds, as an exact time; an empty field stays empty. */
export function fromManilaField(value: string): string {
  return value === '' ? '' : new Date(Date.parse(`${value}Z`) - MANILA_OFFSET_MS).toISOString()
}
