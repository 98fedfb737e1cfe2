/** Leaves our pages for an address that the server named. */
export function leaveSite(address: string): void {
  window.location.assign(address)
}
