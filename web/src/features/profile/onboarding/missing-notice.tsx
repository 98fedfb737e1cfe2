import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { onboardingMessages } from './messages.ts'
import type { MissingSection } from './missing-sections.ts'

export function MissingNotice(props: { sections: readonly MissingSection[]; onGo: (step: number) => void }) {
  const m = onboardingMessages
  const { sections, onGo } = props
  const words = useRef<HTMLDivElement>(null)
  // The pressed button is at the other end of the form.
  useEffect(() => words.current?.focus(), [])
  return (
    <Alert kind="warning" live title={m.missingTitle}>
      <div ref={words} tabIndex={-1} className="grid gap-3">
        <p>{sections.length === 0 ? m.missingNone : m.missingText}</p>
        {sections.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {sections.map(({ name, step }) => (
              <li key={name}>
                <Button size="small" onClick={() => onGo(step)}>
                  {m[name]}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Alert>
  )
}
