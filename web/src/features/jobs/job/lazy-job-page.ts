import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * One job on a page of its own, fetched when one is first opened, so that the listing is there sooner. Fetched before it is
 * drawn (`preload`), it is drawn at once: React holds back by 300 ms what takes the place of a part that was still to come.
 */
export const JobPage = lazyRouteComponent(() => import('./job-page.tsx'), 'JobPage')
