import { jobReportSchema, jobReportTexts, reportJob, reportReasons } from '@hanap/contract/jobs/job-reports'
import type { Job } from '@hanap/contract/jobs/jobs'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { callEndpoint } from '../../api/client.ts'
import { fieldTexts, showAtFields } from '../../api/problems/field-problems.ts'
import { problemText } from '../../api/problems/problems.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextAreaField } from '../../ui/fields/text-area-field.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { jobReportMessages, reasonMessages } from './messages.ts'

const fields = ['reason', 'note'] as const

/** Keeps the input until the server has accepted it. */
export function ReportDialog(props: { job: Pick<Job, 'id' | 'title'>; onClose: () => void }) {
  const { job, onClose } = props
  const m = jobReportMessages
  const reasons = reasonMessages
  const toasts = useToasts()
  const formId = useId()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, control, setError, formState } = useForm({
    resolver: zodResolver(jobReportSchema),
    defaultValues: { note: '' },
  })
  const reason = useWatch({ control, name: 'reason' })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    setFailure(null)
    try {
      await callEndpoint(reportJob, { params: { id: job.id }, body })
      toasts.success(jobReportTexts.thanks)
      onClose()
    } catch (problem) {
      const others = showAtFields(problem, fields, setError)
      const isAtFields = others.length === 0 && Object.keys(fieldTexts(problem)).length > 0
      if (isAtFields) return
      setFailure(others[0] ?? problemText(problem, { fallback: m.failed, network: m.offline }))
    }
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.report}
      subtitle={job.title}
      size="small"
      canClose={!isSubmitting}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {m.cancel}
          </Button>
          <Button type="submit" form={formId} look="primary" busy={isSubmitting} busyText={m.sending}>
            {m.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {failure !== null && <Alert kind="error" live title={failure} />}
        <Controller
          control={control}
          name="reason"
          render={({ field }) => (
            <RadioGroup
              legend={m.what}
              name={field.name}
              options={reportReasons.map((value) => ({ value, label: reasons[value] }))}
              value={field.value ?? null}
              onChange={field.onChange}
              error={errors.reason?.message}
            />
          )}
        />
        <TextAreaField
          label={m.note}
          hint={m.noteHint}
          optional={reason !== 'other'}
          error={errors.note?.message}
          {...register('note')}
        />
      </form>
    </Dialog>
  )
}
