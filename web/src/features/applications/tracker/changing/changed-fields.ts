/** Those of the given values that are another than before: what another tab did to the rest stays. */
export function changedFields<Values extends object>(
  before: Readonly<Record<string, unknown>>,
  values: Values,
): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => value !== before[name])
  return Object.fromEntries(changed) as Partial<Values>
}
