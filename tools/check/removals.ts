/**
 * Calls that may remove a folder with content, or with unreadable options. Allowed: `rm(file)`, `rm(file, { force:
 * true })` and `rmdir(folder)`.
 */
export function findRemovals(code: string): string[] {
  const calls = [...code.matchAll(/\b(?:rm|rmdir)(?:Sync)?\(/g)].map(({ 0: name, index }) => ({
    call: name.slice(0, -1),
    given: splitArguments(code, index + name.length),
  }))
  const unclear = calls
    .filter(({ given }) => given.length > 1 && !(given.length === 2 && given[1] === '{ force: true }'))
    .map(({ call, given }) => `${call}(${given.join(', ')})`)
  const others = code.matchAll(
    /\brm(?:dir)?(?:Sync)? as \w+|\bemptyOutDir: true|\bmkdtempDisposable\w*|['"`\s]rm(?:['"], \[['"]| )-\w*[rR]\w*/g,
  )
  return [...unclear, ...[...others].map(([text]) => text.trim())]
}

/** Arguments of the call starting at `from`. */
function splitArguments(code: string, from: number): string[] {
  const given: string[] = []
  let depth = 0
  let begin = from
  for (let at = from; at < code.length; at += 1) {
    const sign = code.charAt(at)
    const ends = depth === 0 && sign === ')'
    if (ends || (depth === 0 && sign === ',')) {
      given.push(code.slice(begin, at).replaceAll(/\s+/g, ' ').trim())
      begin = at + 1
    }
    if (ends) break
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
  }
  return given.filter(Boolean)
}
