/** Replaced in tests. */
let load = (address: string): void => {
  // With a hash, replace() to the same address would only scroll.
  if (address === here()) location.reload()
  else location.replace(address)
}
const here = () => location.pathname + location.search + location.hash
let isLoading = false

/** Without a history entry, for the seeker of the browser's session. */
export function loadPage(address: string): void {
  if (isLoading) return
  isLoading = true
  load(address)
}

/** For tests. */
export function setPageLoader(next: (address: string) => void): void {
  load = (address) => {
    isLoading = false
    next(address)
  }
}
