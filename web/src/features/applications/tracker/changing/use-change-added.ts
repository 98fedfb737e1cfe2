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

type AddedFields = {
  job_title?: string | undefined
  employer_name?: string | undefined
  job_url?: string | undefined
  applied_date: string
  status?: ApplicationStatus | undefined
  notes?: string | undefined
}

/** Changes an application that an earlier try added, sending only what differs from the form. */
export function useChangeAdded() {
  const update = useUpdateApplication()
  const updateStatus = useUpdateStatus()
  return async (id: number, { status, ...facts }: AddedFields): Promise<Application> => {
    let added: Application = await callEndpoint(readApplication, { params: { id } })
    const before = { ...added, applied_date: toManilaField(added.applied_date).slice(0, 10) }
    const change = changedFields<Omit<AddedFields, 'status'>>([before], facts)
    if (Object.keys(change).length > 0) added = await update.mutateAsync({ id, change })
    if (status !== undefined && status !== added.status) {
      added = await updateStatus.mutateAsync({ id, update: { status } })
    }
    return added
  }
}
