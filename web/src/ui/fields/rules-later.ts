import type { FieldValues, Resolver } from 'react-hook-form'

/** Loads a form's rules and schema library on focus (`fetchRules`). If that fails, the server validates. */
export function rulesLater<Input extends FieldValues, Context, Output>(
  load: () => Promise<Resolver<Input, Context, Output>>,
): { resolver: Resolver<Input, Context, Output>; fetchRules: () => void } {
  let rules: Promise<Resolver<Input, Context, Output>> | undefined
  const fetched = () => {
    rules ??= load()
    rules.catch(() => {
      rules = undefined
    })
    return rules
  }
  return {
    fetchRules: () => void fetched().catch(() => null),
    async resolver(values, context, options) {
      try {
        return await (await fetched())(values, context, options)
      } catch {
        return { values: values as unknown as Output, errors: {} }
      }
    },
  }
}
