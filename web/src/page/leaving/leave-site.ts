/** Opens an outside address that the server named. */
export function leaveSite(address: string): void {
  window.location.assign(address)
}
