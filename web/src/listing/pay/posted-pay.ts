import { salaryMessages } from './messages.ts'

/** 'Posted as “$900 a month”'; null if the employer wrote nothing. */
export function usePostedPay(salary: string): string | null {
  const m = salaryMessages
  return salary.trim() === '' ? null : m.postedAs(salary.trim())
}
