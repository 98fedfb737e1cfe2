import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'
import { rowsOf } from '../../../listing/read-job.ts'
import type { JobResults } from './use-job-results.ts'

/**
 * The default job beside the rows. It stays while listed, even below newer jobs: the seeker may be applying for it.
 */
export function useFirstJob(results: JobResults): number | undefined {
  const [first, setFirst] = useState<{ asked: string; id: number } | null>(null)
  if (results.state !== 'ready') return undefined
  const rows = rowsOf(results.list)
  const asked = hashKey([results.params])
  const isSame = results.isChanging || first?.asked === asked
  const isThere = isSame && rows.some(({ id }) => id === first?.id)
  const id = isThere ? first?.id : rows[0]?.id
  if (!results.isChanging && id !== undefined && (first?.id !== id || first.asked !== asked)) {
    setFirst({ asked, id })
  }
  return id
}
