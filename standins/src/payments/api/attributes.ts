import { ApiError, type ApiProblem, invalid, lastOf } from './api-error.ts'

type TextRule = { required?: boolean; most?: number; pattern?: RegExp; among?: readonly string[] }
type NumberRule = { required?: boolean; least?: number; most?: number }

export type AttributeReader = ReturnType<typeof createAttributeReader>

/**
 * Collects problems, which PayMongo reports together. Until `end`, missing or wrong values read as '', 0 or [].
 * @throws ApiError without attributes
 */
export function createAttributeReader(body: unknown) {
  const attributes = member(member(body, 'data'), 'attributes')
  if (!isRecord(attributes)) throw invalid('parameter_required', 'data.attributes is required.', 'data')
  const problems: ApiProblem[] = []
  const refuse = (code: string, detail: string, pointer: string) =>
    problems.push({ code, detail, source: { pointer, attribute: lastOf(pointer) } })
  const at = (pointer: string) => pointer.split('.').reduce<unknown>(member, attributes)
  const isMissing = (pointer: string, value: unknown, required = false) => {
    if (value !== undefined && value !== null && value !== '') return false
    if (required) refuse('parameter_required', `${pointer} is required.`, pointer)
    return true
  }
  const ofType = (pointer: string, type: string) =>
    refuse('parameter_data_type_invalid', `${lastOf(pointer)} should be ${type}.`, pointer)

  return {
    has: (pointer: string) => at(pointer) !== undefined,
    refuse,
    text(pointer: string, rule: TextRule = {}): string {
      const value = at(pointer)
      if (isMissing(pointer, value, rule.required)) return ''
      if (typeof value !== 'string') {
        ofType(pointer, 'a string')
        return ''
      }
      if (rule.most !== undefined && value.length > rule.most)
        refuse(
          'parameter_above_maximum',
          `${pointer} cannot be longer than ${rule.most} characters.`,
          pointer,
        )
      if (rule.pattern && !rule.pattern.test(value))
        refuse('parameter_format_invalid', `${pointer} format is invalid.`, pointer)
      if (rule.among && !rule.among.includes(value))
        refuse('parameter_invalid', `The value for ${pointer} can only be ${rule.among.join(', ')}.`, pointer)
      return value
    },
    whole(pointer: string, rule: NumberRule = {}): number {
      const value = at(pointer)
      if (isMissing(pointer, value, rule.required)) return 0
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
        ofType(pointer, 'an integer')
        return 0
      }
      const name = lastOf(pointer)
      if (rule.least !== undefined && value < rule.least)
        refuse('parameter_below_minimum', `The minimum value for the ${name} is ${rule.least}.`, pointer)
      if (rule.most !== undefined && value > rule.most)
        refuse(
          'parameter_above_maximum',
          `The maximum value for the ${name} cannot be greater than ${rule.most}.`,
          pointer,
        )
      return value
    },
    texts(pointer: string, rule: { required?: boolean; among: readonly string[] }): string[] {
      const value = at(pointer)
      if (isMissing(pointer, value, rule.required)) return []
      if (!Array.isArray(value) || value.length === 0) {
        ofType(pointer, 'an array of strings')
        return []
      }
      const stranger = value.find((one: unknown) => typeof one !== 'string' || !rule.among.includes(one))
      if (stranger !== undefined)
        refuse('parameter_invalid', `The value for ${pointer} can only be ${rule.among.join(', ')}.`, pointer)
      return value.map(String)
    },
    /** Null if missing. */
    flat(pointer: string): Record<string, string> | null {
      const value = at(pointer)
      if (isMissing(pointer, value)) return null
      const isFlat = isRecord(value) && Object.values(value).every((one) => typeof one === 'string')
      if (!isFlat) ofType(pointer, 'an object of strings')
      return isFlat ? (value as Record<string, string>) : null
    },
    /** @throws ApiError with every problem */
    end() {
      if (problems.length > 0) throw new ApiError(400, ...problems)
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const member = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
