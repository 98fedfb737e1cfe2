/** A listing in any format is some ten levels deep, wrappers and all; what goes deeper is no listing. */
export const MAX_NESTING = 32

/** Whether a value holds objects or lists more than so many levels deep; it never looks further down than that. */
export function isNestedDeeper(value: unknown, levels = MAX_NESTING): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1))
}
