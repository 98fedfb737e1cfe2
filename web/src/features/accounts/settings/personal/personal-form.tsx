import { userInitials } from '@hanap/contract/accounts/user-initials'
import type { User } from '@hanap/contract/accounts/users'
import { useWatch } from 'react-hook-form'
import { SaveBar } from '../../../../page/leaving/save-bar.tsx'
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Avatar } from '../../../../ui/signs/avatar.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { changeMessages } from '../change-messages.ts'
import type { PersonalEdit } from './use-personal-form.ts'

export function PersonalForm({ user, edit }: { user: User; edit: PersonalEdit }) {
  const m = changeMessages
  const { register, formState } = edit.form
  const { errors } = formState
  const field = (name: 'first_name' | 'last_name' | 'username' | 'email' | 'phone_number') => ({
    error: errors[name]?.message,
    readOnly: edit.isSaving,
    ...register(name),
  })
  return (
    <Panel title={m.personalTitle} actions={<OwnSign edit={edit} />} main>
      {edit.pendingEmail !== null && (
        <Alert kind="info" title={m.pendingTitle} live className="wrap-anywhere">
          {m.pendingText(edit.pendingEmail)}
        </Alert>
      )}
      <form
        className="grid max-w-[560px] gap-4 sm:gap-5"
        noValidate
        onSubmit={edit.submit}
        aria-label={m.personalTitle}
      >
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-3 gap-y-4 sm:gap-5">
          <TextField label={m.firstName} autoComplete="given-name" {...field('first_name')} />
          <TextField label={m.lastName} autoComplete="family-name" {...field('last_name')} />
        </div>
        <TextField
          label={m.username}
          hint={m.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <TextField
          label={m.email}
          hint={m.emailHint}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          {...field('email')}
        />
        <TextField
          label={m.phone}
          hint={m.phoneHint}
          optional
          type="tel"
          autoComplete="tel"
          {...field('phone_number')}
        />
        <RadioGroup<'jobseeker' | 'employer'>
          legend={m.accountType}
          className="choices-line"
          options={[
            { value: 'jobseeker', label: m.jobSeeker },
            { value: 'employer', label: m.employer, disabled: true },
          ]}
          value={user.account_type}
          // The only type on offer is already chosen.
          onChange={() => {}}
        />
        <SaveBar isChanged={edit.isChanged} isSaving={edit.isSaving} onDiscard={edit.discard} />
        {edit.dialog}
      </form>
    </Panel>
  )
}

/** The seeker's sign as they type; it turns once when its letters change. */
function OwnSign({ edit }: { edit: PersonalEdit }) {
  const { control } = edit.form
  const [first_name = '', last_name = '', username = ''] = useWatch({
    control,
    name: ['first_name', 'last_name', 'username'],
  })
  const letters = userInitials({ first_name, last_name, username })
  return (
    <span key={letters} className="flip flex">
      <Avatar letters={letters} />
    </span>
  )
}
