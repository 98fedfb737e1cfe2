import { pages } from '@hanap/contract/site/pages'
import { createRoute, notFound } from '@tanstack/react-router'
import { root } from './root-route.tsx'
import { routePart } from './route-part.ts'
import { textsOf } from './visitor-routes.tsx'

const salaries = createRoute({
  getParentRoute: () => root,
  path: pages.salaries.path,
  // The page interprets these values.
  validateSearch: textsOf('title', 'location', 'experience', 'job_type', 'skills'),
  component: routePart(() => import('../features/salaries/salary-guide-page.tsx'), 'SalaryGuidePage'),
})

const work = createRoute({
  getParentRoute: () => root,
  path: pages.work.path,
  component: routePart(() => import('../features/kinds-of-work/work-page.tsx'), 'WorkPage'),
})

const workKind = createRoute({
  getParentRoute: () => root,
  path: pages.workKind.path,
  loader: async ({ context, params }) => {
    const { loadKind } = await import('../features/kinds-of-work/load-kind.ts')
    return loadKind(context.queries, params.slug)
  },
  component: routePart(() => import('../features/kinds-of-work/work-kind-page.tsx'), 'WorkKindPage'),
})

const pricing = createRoute({
  getParentRoute: () => root,
  path: pages.pricing.path,
  component: routePart(() => import('../features/subscriptions/pricing/pricing-page.tsx'), 'PricingPage'),
})

const resources = createRoute({
  getParentRoute: () => root,
  path: pages.resources.path,
  component: routePart(() => import('../features/resources/resources-page.tsx'), 'ResourcesPage'),
})

const guide = createRoute({
  getParentRoute: () => root,
  path: pages.guide.path,
  loader: async ({ params }) => {
    const { loadGuide } = await import('../features/resources/guides.ts')
    return (await loadGuide(params.slug)) ?? Promise.reject(notFound())
  },
  component: routePart(() => import('../features/resources/guide-page.tsx'), 'GuidePage'),
})

const postJob = createRoute({
  getParentRoute: () => root,
  path: pages.postJob.path,
  component: routePart(
    () => import('../features/company/employer-services/post-job-page.tsx'),
    'PostJobPage',
  ),
})

const employerResources = createRoute({
  getParentRoute: () => root,
  path: pages.employerResources.path,
  component: routePart(
    () => import('../features/company/employer-services/employer-resources-page.tsx'),
    'EmployerResourcesPage',
  ),
})

export const readingRoutes = [salaries, work, workKind, pricing, resources, guide, postJob, employerResources]
