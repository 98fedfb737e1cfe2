import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * A form's rules, fetched when a field is first looked at: a page with a form is there without the schema library. Where
 * they cannot be fetched the form is sent as it is, and the server says what is wrong.
 */
export function rulesLater<Input extends FieldValues, Context, Output>(
  load: () => Promise<Resolver<Input, Context, Output>>,
): Resolver<Input, Context, Output> {
  let rules: Promise<Resolver<Input, Context, Output>> | undefined
  return async (values, context, options) => {
    try {
      rules ??= load()
      return await (await rules)(values, context, options)
    } catch {
      rules = undefined
      return { values: values as unknown as Output, errors: {} }
    }
  }
}
