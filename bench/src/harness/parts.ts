/** The named parts in their order; all without arguments. @throws Error for an unknown one */
export function chooseParts<Part extends string>(
  args: readonly string[],
  parts: readonly Part[],
): readonly Part[] {
  const unknown = args.find((arg) => !parts.some((part) => part === arg))
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}; there are ${parts.join(', ')}.`)
  return args.length === 0 ? parts : parts.filter((part) => args.includes(part))
}
