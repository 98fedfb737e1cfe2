/** `classNames('tab', isOpen && 'tab-open', className)` skips missing names. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
