import { ONBOARDING_STEPS } from '@hanap/contract/profile/onboarding-steps'
import { Link } from '@tanstack/react-router'
import { Check, Minus } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/signs/icon.tsx'
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
        <ol className="frame grid max-nav:grid-cols-5 max-nav:divide-x nav:divide-y divide-line overflow-hidden">
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
      <span className="sign-text grid w-7 place-items-center text-t1">
        {line.state === 'done' && !isCurrent ? (
          <Icon of={Check} label={m.done} className="text-green" />
        ) : line.state === 'skipped' && !isCurrent ? (
          <Icon of={Minus} label={m.skippedStep} />
        ) : (
          number
        )}
      </span>
      {/* On phones only the number fits; the heading says the name. */}
      <span className={classNames('max-md:sr-only md:max-nav:text-t1', isCurrent && 'head-text')}>
        {line.name}
      </span>
    </>
  )
  const box =
    'flex min-h-12 items-center gap-2 px-3 max-nav:h-full max-nav:justify-center max-nav:px-1 md:max-nav:flex-col md:max-nav:justify-start md:max-nav:py-3 md:max-nav:text-center focus-visible:-outline-offset-3'
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(
        isCurrent
          ? 'bg-sea-tint forced-colors:outline-2 forced-colors:-outline-offset-4 forced-colors:outline-[Highlight] max-nav:shadow-[inset_0_-5px_0_var(--sea)] nav:shadow-[inset_5px_0_0_var(--sea)]'
          : 'bg-card',
      )}
    >
      {isOpen && !isCurrent ? (
        <Link to="/onboarding" search={{ step: number }} className={box}>
          {content}
        </Link>
      ) : (
        <span className={classNames(box, !isCurrent && 'text-ink-2')}>{content}</span>
      )}
    </li>
  )
}
