import { ONBOARDING_STEPS } from '@hanap/contract/onboarding'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { onboardingMessages } from './messages.ts'

/** How far the wizard is, in percent of its steps, and the steps behind to go back to. */
export function StepsProgress({ step, names }: { step: number; names: readonly string[] }) {
  const m = useMessages(onboardingMessages)
  const percent = Math.round(((step - 1) / ONBOARDING_STEPS) * 100)
  return (
    <div className="grid content-start gap-5">
      <Progress label={m.progress} value={percent} text={m.percent(percent)} />
      <nav aria-label={m.steps} className="max-nav:hidden">
        <ol className="rows frame">
          {names.map((name, at) => {
            const number = at + 1
            const isDone = number < step
            return (
              <li
                key={name}
                aria-current={number === step ? 'step' : undefined}
                className={classNames(
                  'grid min-h-12 grid-cols-[28px_minmax(0,1fr)] items-center gap-3 px-4 py-2',
                  number === step && 'bg-sea-tint shadow-[inset_5px_0_0_var(--sea)]',
                )}
              >
                <span className="sign-text text-t1 text-ink-2">
                  {isDone ? <Icon of={Check} label={m.done} /> : number}
                </span>
                {isDone ? (
                  <Link to="/onboarding" search={{ step: number }} className="flex min-h-11 items-center">
                    {name}
                  </Link>
                ) : (
                  <span className={number === step ? 'head-text' : 'text-ink-2'}>{name}</span>
                )}
              </li>
            )
          })}
        </ol>
      </nav>
    </div>
  )
}
