export function leaveSite(address: string): void {
  window.location.assign(address)
}
