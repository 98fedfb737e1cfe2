import { contactLimits } from '@hanap/contract/site/contact-texts'
import { Send } from 'lucide-react'
import { NeedsScript } from '../../../page/failing/needs-script.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { contactMessages } from './messages.ts'
import { useContactForm } from './use-contact-form.ts'

/**
 * @param props.place names the page, so that each keeps its own draft
 * @param props.subject the initial subject
 */
export function ContactForm({ place, subject = '' }: { place: string; subject?: string }) {
  const m = contactMessages
  const { form, fetchRules, send, isSending } = useContactForm(place, subject)
  const { errors } = form.formState
  const field = (name: 'name' | 'email' | 'subject' | 'message') => ({
    required: true,
    error: errors[name]?.message,
    ...form.register(name),
  })
  return (
    <form
      method="post"
      className="grid gap-5"
      noValidate
      onFocus={fetchRules}
      onSubmit={send}
      aria-label={m.form}
    >
      <NeedsScript />
      <fieldset className="grid min-w-0 gap-5" disabled={isSending}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={m.name} autoComplete="name" {...field('name')} />
          <TextField
            label={m.email}
            hint={m.emailHint}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            {...field('email')}
          />
        </div>
        <TextField label={m.subject} {...field('subject')} />
        <TextAreaField
          label={m.message}
          hint={m.messageHint}
          rows={8}
          maxLength={contactLimits.message}
          {...field('message')}
        />
      </fieldset>
      <div>
        <Button
          type="submit"
          look="primary"
          size="big"
          icon={Send}
          busy={isSending}
          busyText={m.sending}
          className="max-xs:w-full"
        >
          {m.send}
        </Button>
      </div>
    </form>
  )
}
