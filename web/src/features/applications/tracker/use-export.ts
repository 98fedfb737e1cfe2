import { exportApplications } from '@hanap/contract/applications/application-tracking'
import { useMutation } from '@tanstack/react-query'
import { callForFile } from '../../../api/answers/file-answers.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { detailMessages } from './detail/detail-messages.ts'
import { useTellFailure } from './tracker-failure.ts'

/** For slow connections. */
const FILE_MS = 120_000
const USUAL_NAME = 'applications.csv'

export function useExport() {
  const m = detailMessages
  const toasts = useToasts()
  const tellFailure = useTellFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callForFile(exportApplications, { timeoutMs: FILE_MS }),
    onSuccess: ({ blob, name }) => {
      saveFile(blob, name ?? USUAL_NAME)
      toasts.success(m.exported(name ?? USUAL_NAME))
    },
    onError: (problem) => tellFailure(problem, m.exportFailed),
  })
  return { exportAll: () => mutate(), isExporting: isPending }
}
