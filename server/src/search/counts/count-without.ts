import type { JobList } from '@hanap/contract/jobs/jobs'
import type { Question } from '../port.ts'
import type { Wanted } from '../query/match.ts'
import type { Plan } from '../query/planner.ts'

/** For a search that found nothing: the count without each of its criteria, the most first. */
export function countWithout(
  plan: Plan,
  question: Question,
  countMatching: (wanted: Wanted, question: Question) => number,
): JobList['without'] {
  const { all, none } = plan.wanted
  const countWord = (value: string, wanted: Wanted) =>
    ({ criterion: 'word', value, count: countMatching(wanted, question) }) as const
  const words = [
    // Without its only word the search would ask for nothing.
    ...(all.length < 2 ? [] : plan.typed).map((value, i) =>
      countWord(value, {
        all: all.toSpliced(i, 1),
        none: none.filter((one) => !plan.contrary[i]?.some((its) => its === one)),
      }),
    ),
    ...payTyped(question).map((value) => ({
      criterion: 'word' as const,
      value,
      count: countMatching(plan.wanted, { ...question, askedPay: null }),
    })),
    ...plan.leftOut.map((value, i) => countWord(value, { all, none: none.toSpliced(i, 1) })),
  ]
  const filters = (
    [
      ['job_type', question.jobType, { jobType: null }],
      ['salary_range', question.pay, { pay: null }],
      ['minimum_pay', question.minimumPay, { minimumPay: null }],
      ['work_hours', question.workHours, { workHours: null }],
      ['date_posted', question.postedFrom, { postedFrom: null }],
      ['tags', question.tagIds, { tagIds: null }],
    ] as const
  ).flatMap(([criterion, asked, dropped]) =>
    asked === null
      ? []
      : [{ criterion, value: '', count: countMatching(plan.wanted, { ...question, ...dropped }) }],
  )
  return [...filters, ...words].filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
}

/** As it was typed. */
const payTyped = ({ text, askedPay }: Question) =>
  text !== null && askedPay ? [text.slice(askedPay.start, askedPay.end)] : []
