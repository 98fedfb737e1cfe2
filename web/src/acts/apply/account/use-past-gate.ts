import { useState } from 'react'

/**
 * Shows the sheet, unless no account is known to be connected at opening: then the gate comes first until one is. A
 * later answer only adds a notice, never interrupting the seeker.
 */
export function usePastGate(open: boolean, isMissing: boolean) {
  const [is, set] = useState(false)
  if (open ? !is && !isMissing : is) set(open)
  return { is, pass: () => set(true) }
}
