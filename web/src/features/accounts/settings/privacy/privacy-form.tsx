import { SaveBar } from '../../../../page/leaving/save-bar.tsx'
import { Switch } from '../../../../ui/fields/checkbox.tsx'
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { privacyMessages } from './messages.ts'
import type { PrivacyEdit } from './use-privacy-form.ts'

export function PrivacyForm({ edit }: { edit: PrivacyEdit }) {
  const m = privacyMessages
  const { value, change, isSaving } = edit
  return (
    <Panel title={m.title} main>
      <form
        className="grid gap-5"
        aria-label={m.title}
        onSubmit={(event) => {
          event.preventDefault()
          void edit.save()
        }}
      >
        <fieldset disabled={isSaving} className="grid min-w-0 gap-4">
          <RadioGroup
            legend={m.visibility}
            className="choices-box"
            options={[
              { value: 'public', label: <Option name={m.public} note={m.publicNote} /> },
              { value: 'limited', label: <Option name={m.limited} note={m.limitedNote} /> },
              { value: 'private', label: <Option name={m.private} note={m.privateNote} /> },
            ]}
            value={value.profile_visibility}
            onChange={(profile_visibility) => change({ profile_visibility })}
          />
          <div className="rows border-y border-line">
            <Switch
              label={m.contact}
              hint={m.contactHint}
              checked={value.allow_recruiter_contact}
              onChange={(event) => change({ allow_recruiter_contact: event.target.checked })}
            />
            <Switch
              label={m.employer}
              hint={m.employerHint}
              checked={value.hide_current_employer}
              onChange={(event) => change({ hide_current_employer: event.target.checked })}
            />
          </div>
        </fieldset>
        <SaveBar isChanged={edit.isChanged} isSaving={isSaving} onDiscard={edit.forget} />
        {edit.dialog}
      </form>
    </Panel>
  )
}

function Option({ name, note }: { name: string; note: string }) {
  return (
    <>
      <span>{name}</span> <span className="text-t1 text-ink-2">{note}</span>
    </>
  )
}
