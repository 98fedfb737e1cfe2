import { getWorkFigures, getWorkKinds } from '@hanap/contract/jobs/kinds-of-work'
import { ok, type Serve } from '../../http/serve.ts'
import type { KindsOfWork } from './service.ts'

export function routeKindsOfWork(serve: Serve, kindsOfWork: KindsOfWork) {
  serve(getWorkKinds, async () => ok(await kindsOfWork.list()))
  serve(getWorkFigures, async ({ params }) => ok(await kindsOfWork.figures(params.slug)))
}
