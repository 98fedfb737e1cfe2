import {
  type Application,
  type ApplicationStatus,
  readApplication,
} from '@hanap/contract/applications/applications'
import { useUpdateStatus } from '../../../../acts/apply/queries.ts'
import { callEndpoint } from '../../../../api/client.ts'
import { changedFields } from '../../../../page/elsewhere/save-over.ts'
import { toManilaField } from '../manila-time.ts'
import { useUpdateApplication } from './tracking-changes.ts'

type Words = {
  job_title?: string | undefined
  employer_name?: string | undefined
  job_url?: string | undefined
  applied_date: string
  status?: ApplicationStatus | undefined
  notes?: string | undefined
}

/**
 * Brings an application that was added before to what the form says now; what is the same already is not sent.
 * @returns it as it is then
 */
export function useChangeAdded() {
  const update = useUpdateApplication()
  const updateStatus = useUpdateStatus()
  return async (id: number, { status, ...facts }: Words): Promise<Application> => {
    let added: Application = await callEndpoint(readApplication, { params: { id } })
    const before = { ...added, applied_date: toManilaField(added.applied_date).slice(0, 10) }
    const change = changedFields<Omit<Words, 'status'>>([before], facts)
    if (Object.keys(change).length > 0) added = await update.mutateAsync({ id, change })
    if (status !== undefined && status !== added.status) {
      added = await updateStatus.mutateAsync({ id, update: { status } })
    }
    return added
  }
}
