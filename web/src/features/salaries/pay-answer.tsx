import type { SalaryGuide } from '@hanap/contract/jobs/salaries'
import { PayHistogram } from '../../listing/pay/pay-histogram.tsx'
import { guideMessages } from './guide-messages.ts'
import type { GuideSearch } from './guide-search.ts'
import { searchNames } from './guide-search-names.ts'
import { halfWords, medianWords } from './quartile-words.ts'

type PayAnswerProps = { guide: SalaryGuide; search: GuideSearch }

export function PayAnswer({ guide: { all, fewest, pay_steps: steps }, search }: PayAnswerProps) {
  const m = guideMessages
  const median = medianWords(all)
  const half = halfWords(all)
  return (
    <div className="frame px-4 pt-4 pb-3.5 sm:px-6 sm:pt-5">
      <h2 className="text-t3 wrap-anywhere first-letter:uppercase">
        {searchNames(search).join(' · ') || m.everyJob}
      </h2>
      {all.php ? (
        <>
          <p className="mt-1 leading-tight">
            <span className="block text-t1 text-ink-2">{m.typical}</span>{' '}
            <b className="head-text text-[2.5rem] leading-[1.1]">{median.pesos}</b>
          </p>
          <p className="mt-1 mb-3 text-t1">
            {m.halfPay} <b className="head-text whitespace-nowrap text-t2">{half.pesos}</b>
          </p>
          {steps && <PayHistogram steps={steps} php={all.php} />}
          <p className="mt-2.5 text-t0 text-ink-2">{m.inDollars(median.dollars, half.dollars)}</p>
        </>
      ) : (
        <>
          <p className="head-text mt-2 text-t4">{m.tooFew}</p>
          <p className="mt-1 text-ink-2">{m.tooFewText(all.paid, all.listings, fewest)}</p>
        </>
      )}
      <p className="text-t0 text-ink-2">{m.basedOn(all.paid, all.listings)}</p>
    </div>
  )
}
