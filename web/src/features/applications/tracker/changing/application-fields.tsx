import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { detailMessages } from '../detail/detail-messages.ts'
import type { ApplicationForm } from './application-form.ts'

type FieldsProps = { register: UseFormRegister<ApplicationForm>; errors: FieldErrors<ApplicationForm> }

export function JobFields({ register, errors }: FieldsProps) {
  const m = detailMessages
  return (
    <>
      <TextField
        label={m.jobTitle}
        error={errors.job_title?.message}
        autoComplete="off"
        data-autofocus
        {...register('job_title')}
      />
      <TextField
        label={m.employer}
        optional
        error={errors.employer_name?.message}
        autoComplete="off"
        {...register('employer_name')}
      />
      <TextField
        label={m.webAddress}
        optional
        inputMode="url"
        autoComplete="off"
        hint={m.webAddressHint}
        error={errors.job_url?.message}
        {...register('job_url')}
      />
    </>
  )
}

/** @param props.today the last day allowed, in Manila */
export function AppliedDateField({ register, errors, today }: FieldsProps & { today: string }) {
  const m = detailMessages
  return (
    <TextField
      label={m.appliedDate}
      type="date"
      max={today}
      error={errors.applied_date?.message}
      {...register('applied_date')}
    />
  )
}

/** Grows with the note: merged notes must be readable before saving. */
export const NOTE_BOX = 'field-sizing-content max-h-80 min-h-30'

export function NotesField({ register, errors }: FieldsProps) {
  const m = detailMessages
  return (
    <TextAreaField
      label={m.notes}
      optional
      hint={m.notesHint}
      error={errors.notes?.message}
      className={NOTE_BOX}
      {...register('notes')}
    />
  )
}
