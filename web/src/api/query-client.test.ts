import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

test('opened without a connection, what failed is asked again when the connection comes', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const client = createQueryClient()
  client.mount()
  let isAway = true
  const queryFn = async () => (isAway ? Promise.reject(new Error('away')) : 'here')
  const observer = new QueryObserver(client, { queryKey: ['one'], queryFn, retry: false })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  isAway = false
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('here'))
  stop()
  client.unmount()
})
