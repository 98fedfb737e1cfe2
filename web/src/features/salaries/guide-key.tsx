import { PayScaleKey } from '../../listing/pay/pay-ruler.tsx'
import { guideMessages } from './guide-messages.ts'

export function GuideKey() {
  const m = guideMessages
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 border-t border-line pt-3 text-t0 text-ink-2">
      <li className="flex items-center gap-2">
        <span className="h-2.5 w-5 border-[1.5px] border-mango-edge bg-mango" aria-hidden="true" />
        {m.keyBar}
      </li>
      <li className="flex items-center gap-2">
        <span
          className="flex h-2.5 w-5 justify-center border-[1.5px] border-mango-edge bg-mango"
          aria-hidden="true"
        >
          <span className="w-[3px] bg-on-mango" />
        </span>
        {m.keyLine}
      </li>
      <li className="flex items-center gap-2">
        <PayScaleKey />
        {m.keyScale}
      </li>
    </ul>
  )
}
