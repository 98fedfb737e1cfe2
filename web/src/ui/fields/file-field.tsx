import { Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../signs/icon.tsx'
import { Field } from './field.tsx'

type FileFieldProps = {
  label: string
  /** As in <input accept>. The feature checks type and size itself: a dropped file passes any accept. */
  accept: string
  /** The words that look like the link, for example 'Upload another'. */
  prompt: string
  hint?: ReactNode | undefined
  error?: string | undefined
  optional?: boolean | undefined
  /** The chosen file, shown in place of the prompt. */
  fileName?: string | undefined
  disabled?: boolean | undefined
  onFile: (file: File) => void
}

/** A file by button or by dropping it. The native input covers the zone, so both need no script. */
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
              // Emptied, so that the same file can be chosen again after an error.
              event.target.value = ''
              if (file) onFile(file)
            }}
          />
        </div>
      )}
    </Field>
  )
}
