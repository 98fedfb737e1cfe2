import { Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../signs/icon.tsx'
import { Field } from './field.tsx'

type FileFieldProps = {
  label: string
  /** As in <input accept>. Dropped files ignore it, so check type and size. */
  accept: string
  /** Looks like a link: 'Upload another'. */
  prompt: string
  hint?: ReactNode | undefined
  error?: string | undefined
  optional?: boolean | undefined
  /** Replaces the prompt. */
  fileName?: string | undefined
  disabled?: boolean | undefined
  onFile: (file: File) => void
}

/** The native input covers the zone, so button and drop need no script. */
export function FileField(props: FileFieldProps) {
  const { label, accept, prompt, hint, error, optional, fileName, disabled, onFile } = props
  const [isOver, setOver] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={classNames('file-drop', isOver && 'file-drop-over')}>
          <Icon of={Upload} />
          <span>{fileName ?? <b>{prompt}</b>}</span>
          <input
            {...control}
            type="file"
            accept={accept}
            disabled={disabled}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              // So that the same file can be chosen again after an error.
              event.target.value = ''
              if (file) onFile(file)
            }}
          />
        </div>
      )}
    </Field>
  )
}
