import type { Application } from '@hanap/contract/applications/applications'
import { vi } from 'vitest'
import { ApplicationsPage } from '../src/features/applications/tracker/applications-page.tsx'
import { stubApi } from './api-stub.ts'
import { applicationList } from './applications.ts'
import { LIST, pass } from './open-detail.tsx'
import { renderPage } from './render-page.tsx'

/** All columns fit. */
export const makeWide = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))

export async function openTracker(path: string, ...results: Application[]) {
  stubApi({ [LIST]: applicationList(...results) })
  const view = await renderPage(<ApplicationsPage />, { path })
  await pass(50)
  return { ...view, address: () => view.router.state.location.search }
}
