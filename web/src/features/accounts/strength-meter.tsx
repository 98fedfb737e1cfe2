import { Check, Minus } from 'lucide-react'
import { Icon } from '../../ui/signs/icon.tsx'
import { type MeasureTone, Progress } from '../../ui/signs/progress.tsx'
import { accountMessages } from './messages.ts'
import { passwordStrength, type Strength } from './password-strength.ts'

const tones: Readonly<Record<Strength, MeasureTone>> = {
  weak: 'danger',
  medium: 'warning',
  strong: 'success',
}

export function StrengthMeter({ password }: { password: string }) {
  const m = accountMessages
  const { criteria, met, level } = passwordStrength(password)
  const list = [
    { text: m.criterionLength, isMet: criteria.length },
    { text: m.criterionLetter, isMet: criteria.letter },
    { text: m.criterionDigit, isMet: criteria.digit },
    { text: m.criterionSymbol, isMet: criteria.symbol },
  ]
  return (
    <div className="grid gap-1">
      <Progress
        label={m.strength}
        value={met}
        max={list.length}
        text={password === '' ? undefined : m[level]}
        tone={tones[level]}
        thin
      />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-t0 text-ink-2">
        {list.map(({ text, isMet }) => (
          <li key={text} className="flex items-center gap-1">
            <Icon of={isMet ? Check : Minus} size="small" />
            <span className="sr-only">{isMet ? m.met : m.unmet}</span> {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
