/** How a browser loads a page; tests have none. */
let load = (address: string): void => {
  // The same address with a place in the page would only be gone to.
  if (address === here()) location.reload()
  else location.replace(address)
}
const here = () => location.pathname + location.search + location.hash
let isLoading = false

/** Loads a page in place of this one, of which nothing stays: for whoever the browser's session is of by now. */
export function loadPage(address: string): void {
  if (isLoading) return
  isLoading = true
  load(address)
}

/** For tests, whose pages are loaded by `next`. */
export function setPageLoader(next: (address: string) => void): void {
  load = (address) => {
    isLoading = false
    next(address)
  }
}
