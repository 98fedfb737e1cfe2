import type { Project } from '@hanap/contract/profile/profile'
import { profileLimits } from '@hanap/contract/profile/profile-fields'
import { Plus, Trash2 } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { useSecondTap } from '../../../ui/buttons/use-second-tap.ts'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { withHttps } from '../../../ui/web-address.ts'
import { profileFieldMessages } from '../field-messages.ts'

const emptyProject: Project = { title: '', description: '', url: '' }

type ProjectFieldsProps = {
  projects: readonly Project[]
  onChange: (projects: Project[]) => void
  /** Errors by index and field: '0.title'. */
  errors: Readonly<Record<string, string>>
}

export function ProjectFields({ projects, onChange, errors }: ProjectFieldsProps) {
  const m = profileFieldMessages
  const list = useRef<HTMLDivElement>(null)
  // The next project moves up under the second tap of a double tap.
  const isSecondTap = useSecondTap()

  const change = (at: number, part: Partial<Project>) =>
    onChange(projects.map((project, place) => (place === at ? { ...project, ...part } : project)))
  function add() {
    onChange([...projects, emptyProject])
    // The new fields exist after this render.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus(),
    )
  }
  function remove(event: MouseEvent, at: number) {
    if (isSecondTap(event)) return
    onChange(projects.filter((_, place) => place !== at))
    list.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus()
  }

  return (
    <div ref={list} className="grid gap-5">
      {projects.map((project, at) => (
        <fieldset
          // Errors go by index and the fields are controlled, so an index is a safe key.
          key={at}
          className="grid gap-4 border-l-[3px] border-line pl-4"
        >
          <legend className="flex w-full items-center justify-between gap-3 pb-2">
            <span className="head-text text-t2">{m.project(at + 1)}</span>
            <Button
              look="quiet"
              size="small"
              icon={Trash2}
              aria-label={m.removeProject(at + 1)}
              onClick={(event) => remove(event, at)}
            >
              <span className="max-sm:sr-only">{m.removeProject(at + 1)}</span>
            </Button>
          </legend>
          <TextField
            label={m.projectTitle}
            value={project.title}
            maxLength={profileLimits.line}
            error={errors[`${at}.title`]}
            onChange={(event) => change(at, { title: event.target.value })}
          />
          <TextAreaField
            label={m.projectDescription}
            hint={m.projectDescriptionHint}
            value={project.description}
            maxLength={profileLimits.projectDescription}
            rows={4}
            error={errors[`${at}.description`]}
            onChange={(event) => change(at, { description: event.target.value })}
          />
          <TextField
            label={m.projectLink}
            optional
            type="url"
            inputMode="url"
            autoCapitalize="none"
            value={project.url}
            error={errors[`${at}.url`]}
            onChange={(event) => change(at, { url: event.target.value })}
            onBlur={() => {
              const whole = withHttps(project.url)
              if (whole !== project.url) change(at, { url: whole })
            }}
          />
        </fieldset>
      ))}
      {projects.length < profileLimits.projects && (
        <p>
          <Button icon={Plus} data-add onClick={add}>
            {m.addProject}
          </Button>
        </p>
      )}
    </div>
  )
}
