import { accountMessages } from '../messages.ts'

/** Changes every second, so screen readers skip it. */
export function WaitNote({ seconds }: { seconds: number }) {
  const m = accountMessages
  if (seconds === 0) return null
  return <p className="text-t0 text-ink-2">{m.askAgainIn(waitText(seconds))}</p>
}

/** '0:45', '47:05'. */
function waitText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
