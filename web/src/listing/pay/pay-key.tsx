import { salaryMessages } from './messages.ts'
import { PayScaleKey } from './pay-ruler.tsx'

/** One line above a list that explains the unlabelled rulers in it. */
export function PayKey() {
  const m = salaryMessages
  return (
    <p className="flex flex-none items-center gap-1.5 whitespace-nowrap text-t0 text-ink-2">
      <PayScaleKey />
      <span>
        {m.scaleKey}
        <span className="max-lg:sr-only">{m.scaleKeyMore}</span>
      </span>
    </p>
  )
}
