import { LeaveGuard } from '../../../page/leaving/leave-guard.tsx'
import { settingsMessages } from './messages.ts'
import { openTab } from './settings-search.ts'

export function UnsavedGuard(props: { isChanged: boolean; isSaving: boolean; onLeave: () => void }) {
  const m = settingsMessages
  return (
    <LeaveGuard
      {...props}
      texts={{ title: m.leaveTitle, text: m.leaveText, leave: m.leave, stay: m.stay }}
      viewOf={openTab}
    />
  )
}
