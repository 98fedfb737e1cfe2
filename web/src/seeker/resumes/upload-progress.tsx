import { Button } from '../../ui/buttons/button.tsx'
import { Progress } from '../../ui/signs/progress.tsx'
import { resumeMessages } from './messages.ts'
import type { UploadState } from './use-resume-upload.ts'

export function UploadProgress({ upload, onStop }: { upload: NonNullable<UploadState>; onStop: () => void }) {
  const m = resumeMessages
  const percent = Math.floor(upload.share * 100)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Progress label={m.sending(upload.name)} value={percent} text={m.sendingShare(percent)} />
      </div>
      <Button size="small" onClick={onStop}>
        {m.stop}
      </Button>
    </div>
  )
}
