import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { partMessages } from '../messages.ts'
import { Button, type ButtonStyle } from './button.tsx'

const SHOWN_MS = 2000

/** Says if the browser forbids copying. */
export function CopyButton(
  props: ButtonStyle & { text: string; label: string; copiedLabel?: string | undefined },
) {
  const { text, label, copiedLabel, ...style } = props
  const m = partMessages
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)

  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  const said = outcome === 'copied' ? (copiedLabel ?? m.copied) : outcome === 'failed' ? m.copyFailed : null
  return (
    <>
      <Button {...style} icon={outcome === 'copied' ? Check : Copy} onClick={copy}>
        {said ?? label}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}
