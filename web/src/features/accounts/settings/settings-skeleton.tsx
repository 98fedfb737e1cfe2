import { Panel } from '../../../ui/surfaces/panel.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../../ui/surfaces/skeleton.tsx'
import { settingsMessages } from './messages.ts'

export function SettingsSkeleton() {
  const m = settingsMessages
  return (
    <Skeleton label={m.loading} className="grid gap-4">
      <Panel main>
        <SkeletonLine short />
        <SkeletonBlock className="h-11 max-w-[440px]" />
        <SkeletonLine short />
        <SkeletonBlock className="h-11 max-w-[440px]" />
      </Panel>
    </Skeleton>
  )
}
