import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * A form's rules, fetched apart from its page, so that the page is there without the schema library. The form calls
 * `fetchRules` when it gets the focus, so that submitting does not wait for them. Where they cannot be fetched the form
 * is sent as it is, and the server says what is wrong.
 */
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
