import { applyPointsField, DEFAULT_APPLY_POINTS } from '@hanap/contract/applications/applications'

/** `isNamed`: typed by the seeker. */
export type ApplyPoints =
  | { count: number; isNamed: boolean; error?: undefined }
  | { error: string; count?: undefined; isNamed?: undefined }

/** @param typed undefined while the field is untouched */
export function readPoints(typed: string | undefined): ApplyPoints {
  if (typed === undefined) return { count: DEFAULT_APPLY_POINTS, isNamed: false }
  const digits = typed.trim()
  const parsed = applyPointsField.safeParse(/^\d+$/.test(digits) ? Number(digits) : undefined)
  if (parsed.success) return { count: parsed.data, isNamed: true }
  return { error: parsed.error.issues[0]?.message ?? '' }
}
