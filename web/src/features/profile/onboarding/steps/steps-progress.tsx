import './steps.css'
import { ONBOARDING_STEPS } from '@hanap/contract/profile/onboarding-steps'
import { Link } from '@tanstack/react-router'
import { Check, Minus } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { Jeepney } from '../../../../ui/signs/jeepney.tsx'
import { Progress } from '../../../../ui/signs/progress.tsx'
import { onboardingMessages } from '../messages.ts'

export type StepLine = { name: string; state: 'done' | 'skipped' | 'ahead' }

export function StepsProgress(props: { step: number; passed: number; lines: readonly StepLine[] }) {
  const { step, passed, lines } = props
  const m = onboardingMessages
  const done = lines.filter(({ state }) => state === 'done').length
  const percent = Math.round((done / ONBOARDING_STEPS) * 100)
  return (
    <div className="grid content-start gap-2.5 sm:gap-4 max-sm:[&>.progress]:grid-cols-[auto_minmax(0,1fr)] max-sm:[&>.progress]:items-center max-sm:[&>.progress]:gap-3">
      <Progress label={m.progress} value={percent} text={m.percent(percent)} />
      <nav aria-label={m.steps}>
        <ol className="step-stops">
          {lines.map((line, at) => (
            <StepLineItem
              key={line.name}
              line={line}
              number={at + 1}
              isCurrent={at + 1 === step}
              isOpen={at <= passed}
            />
          ))}
        </ol>
      </nav>
    </div>
  )
}

type ItemProps = { line: StepLine; number: number; isCurrent: boolean; isOpen: boolean }

function StepLineItem({ line, number, isCurrent, isOpen }: ItemProps) {
  const m = onboardingMessages
  const content = (
    <>
      <span className="sign-text text-t1">
        {line.state === 'done' && !isCurrent ? (
          <Icon of={Check} label={m.done} />
        ) : line.state === 'skipped' && !isCurrent ? (
          <Icon of={Minus} label={m.skippedStep} />
        ) : (
          number
        )}
      </span>
      {/* On phones only the number fits; the heading says the name. */}
      <span className={classNames('max-md:sr-only', isCurrent && 'head-text')}>{line.name}</span>
    </>
  )
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames('step-stop', `step-${line.state}`)}
    >
      {isOpen && !isCurrent ? (
        <Link to="/onboarding" search={{ step: number }}>
          {content}
        </Link>
      ) : (
        <span>{content}</span>
      )}
      {isCurrent && <Jeepney className="step-jeepney" />}
    </li>
  )
}
