import { contract, icons, jobs, web } from './source-paths.ts'

/** Packages for every page. */
export const everywhere = [
  'react/',
  'react-dom/',
  'scheduler/',
  'use-sync-external-store/',
  '@tanstack/',
].map((name) => `node_modules/${name}`)

/** Only for pages with forms, growing lists or changes. */
export const notEverywhere = [
  'node_modules/@tanstack/react-query/build/modern/useMutationState.',
  'node_modules/@tanstack/react-router/dist/esm/useBlocker.',
  'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.',
  'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.',
]

/** Forms, panels, dialogs, and the pages beside the list. */
export const notAtFirst = [
  ...web('offline/', 'seeker/kept/', 'seeker/waiting/', 'page/leaving/'),
  ...web('page/failing/needs-script-messages.', 'page/failing/needs-script.'),
  ...web('shell/not-found-', 'shell/ways-on.', 'shell/header/account-messages.', 'typed-before.'),
  ...web(
    'api/problems/field-problems.',
    'api/session/forget-seeker.',
    'api/answers/file-answers.',
    'api/session/draft.',
  ),
  ...web('api/use-kept-changes.', 'api/call-once.', 'api/given-answers.', 'api/kinds-of-work.'),
  ...web(
    'features/kinds-of-work/',
    'listing/pay/middle-half.',
    'listing/pay/range-ruler.',
    'listing/pay/pay-line.',
    'acts/newest-',
    'listing/pay/pay-list.',
  ),
  ...web('listing/stale/stale-notice'),
  ...web(
    'ui/surfaces/table.',
    'ui/navigation/pagination.',
    'ui/navigation/page-items.',
    'ui/signs/progress.',
    'ui/signs/jeepney.',
    'ui/signs/road.',
    'ui/surfaces/empty-state.',
  ),
  ...web('ui/surfaces/paged-rows.', 'ui/use-settled.', 'ui/surfaces/panel.'),
  ...web('ui/dialogs/dialog.', 'ui/dialogs/confirm-dialog.', 'ui/save-file.', 'ui/fields/'),
  ...web(
    'acts/hide/',
    'acts/letters/',
    'acts/apply/asked/',
    'listing/orders/order-',
    'acts/save-search/',
    'acts/search/filters/',
  ),
  ...web('acts/search/tags/queries.', 'acts/search/tags/messages.', 'acts/share/share-messages.'),
  ...web('features/accounts/', 'features/company/', 'features/cover-letters/'),
  ...web('features/hidden-jobs/', 'features/notifications/', 'features/profile/', 'features/saved-searches/'),
  ...jobs('filters/filter-', 'job/similar/similar-messages.', 'job/employer-card.', 'job/quick-apply'),
  ...web('features/saved-jobs/use-saved-jobs-error.', 'api/answers/version.', 'page/elsewhere/'),
  ...web('page/use-link-token.', 'page/long-text.', 'page/outside-link.', 'page/written-text-'),
  ...web('seeker/alerts/', 'seeker/board-account.', 'seeker/profile.', 'seeker/resumes/', 'seeker/withheld.'),
  ...web('ui/web-address.', 'page/filter-choice.', 'page/nothing-yet.'),
  ...contract(
    'text/text.',
    'wire/text-fields.',
    'wire/shadowed.',
    'wire/form-values.',
    'applications/letter-as-sent.',
    'applications/application',
    'applications/integrations.',
    'jobs/filter-counts.',
    'profile/profile-fields.',
    'letters/letter-',
    'letters/shown-orders.',
    'applications/asked.',
    'accounts/email-address.',
    'jobs/hidden-jobs.',
    'jobs/kinds-of-work.',
    'letters/cover-letters.',
    'profile/contact-details.',
    'profile/contact-forms.',
    'site/contact-message.',
    'site/contact-texts.',
    'site/contact.',
    'accounts/logout.',
  ),
  ...contract(
    'site/team.',
    'accounts/account',
    'profile/privacy.',
    'accounts/sessions.',
    'notices/exports.',
    'notices/notifications.',
    'jobs/saved-searches.',
    'accounts/social-sign-in.',
    'profile/onboarding-steps.',
    'profile/onboarding.',
    'profile/profile',
    'profile/resumes.',
    'profile/skills.',
  ),
]

/** Exceptions to `notAtFirst`. */
export const stillAtFirst = [
  ...web('seeker/waiting/waiting-marks.', 'seeker/waiting/keep-for-later.', 'seeker/waiting/with-waiting.'),
]

export const firstIcons = [
  ...icons('bell', 'bookmark', 'check', 'chevron-*', 'menu', 'moon', 'search', 'sliders-horizontal'),
  ...icons('sun', 'lock', 'info', 'x', 'circle-*', 'loader-circle', 'triangle-*'),
]

/** Too small for separate files. */
export const small = [
  ...web('ui/dialogs/use-kept-focus.', 'ui/use-is-whole.'),
  ...web('listing/loading-rows.', 'offline/worker/saves-data.', 'page/use-typed-text.'),
  ...jobs('ask-ahead.', 'keys/key-choice.', 'keys/keys-hint.', 'job/job-skeleton.'),
  ...jobs('job/lazy-job-page.', 'use-is-wide.', 'wide.'),
  ...web('acts/search/use-search-cost.', 'features/notifications/unread-query.'),
  ...web('features/notifications/notification-bell.', 'features/notifications/bell-messages.'),
  ...contract('notices/unread-notifications.'),
  ...icons('bell', 'check', 'search', 'sliders-horizontal'),
]

/** Beside the list or alone. */
export const job = [
  ...jobs('job/description/description-blocks.', 'job/job-actions.', 'job/job-block.'),
  ...jobs('job/job-board.', 'job/description/job-description.', 'job/job-facts.', 'job/gone/job-failed.'),
  ...jobs('job/job-main.', 'job/job-notices.', 'job/job-pane.', 'job/when-seen.'),
  ...web('acts/share/share-button', 'listing/pay/pay-facts.', 'listing/tag-list.'),
  ...web('acts/apply/asked-to-apply.'),
]

/** For a job's own page, or further down. */
export const jobAlone = [
  ...web('acts/report/report-job-button.', 'acts/report/messages.', 'acts/hide/hide-job-button.'),
  ...jobs(
    'job/back-to-results.',
    'job/cautions/caution-link.',
    'job/cautions/caution-messages.',
    'job/cautions/serious-caution.',
    'keys/use-go-on.',
  ),
  ...jobs(
    'job/cautions/check-before-apply.',
    'job/employer-card.',
    'job/full-job.',
    'job/job-foot-bar.',
    'job/job-page.',
    'job/quick-apply',
    'job/similar/similar-jobs.',
  ),
]

/** Used by the line above a job's buttons, and by the apply sheet. */
export const boardAccount = [
  ...web('acts/apply/account/account-line.', 'seeker/board-account.'),
  ...contract('applications/integrations.'),
]

/** Working hours, drawn and in words. */
export const workingHours = web('listing/hours/shift-', 'listing/hours/messages.')

/** On many pages, but not on the list. */
export const laterParts = [
  ...web('ui/surfaces/panel.', 'ui/surfaces/empty-state.'),
  ...web('acts/hide/use-show-again.'),
  ...jobs('job/similar/similar-messages.'),
]

/** Mostly used together. */
export const fields = [
  ...web('ui/fields/field.', 'ui/fields/rules-later.', 'ui/fields/text-field.', 'ui/fields/text-area-field.'),
  ...web('ui/fields/password-field.'),
  ...web(
    'ui/fields/radio-group.',
    'ui/fields/checkbox.',
    'ui/fields/select-field.',
    'page/failing/needs-script-messages.',
  ),
  ...web('page/failing/needs-script.'),
  ...web('features/accounts/form-problem.'),
]

export const comingIn = [
  ...web('features/accounts/entry.', 'features/accounts/messages.', 'features/accounts/login/use-go-on.'),
  ...web(
    'features/accounts/sign-up/use-signed-up.',
    'features/accounts/sign-up/use-tell-no-trial.',
    'features/accounts/sign-up/kept-sign-up.',
    'features/accounts/sign-up/sign-up-keys.',
  ),
  ...web(
    'features/accounts/form-problem.',
    'features/accounts/social/messages.',
    'features/accounts/social/use-social-start.',
    'features/accounts/social/social-buttons.',
    'features/accounts/social/google-mark.',
    'features/accounts/social/begun-sign-in.',
  ),
  ...web('page/leaving/leave-site.'),
  ...contract('accounts/accounts.', 'accounts/account-texts.'),
]

/** Used by the front page and their own pages. */
export const kindsOfWork = [
  ...web('api/given-answers.', 'api/kinds-of-work.', 'listing/pay/middle-half.', 'listing/pay/range-ruler.'),
  ...contract('jobs/kinds-of-work.'),
]

export const workPages = web('features/kinds-of-work/')
