/*
 * Which source files go together where the site is built, as beginnings of their paths from the project's root: one that
 * ends with a dot is one file with its Filipino sibling, one that ends with a slash is a folder; '*' stands for a word.
 */

const web = (...names: string[]) => names.map((name) => `web/src/${name}`)
const features = (...names: string[]) => names.map((name) => `web/src/features/${name}`)
const contract = (...names: string[]) => names.map((name) => `contract/src/${name}`)
const icons = (...names: string[]) => names.map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.`)

/** Packages that every page needs. */
export const everywhere = [
  'react/',
  'react-dom/',
  'scheduler/',
  'use-sync-external-store/',
  '@tanstack/',
].map((name) => `node_modules/${name}`)

/** Of those: asking before a page is left is for pages that are written on; lists that grow, and changes looked back on, are on few. */
export const notEverywhere = [
  'node_modules/@tanstack/react-query/build/modern/useMutationState.',
  'node_modules/@tanstack/react-router/dist/esm/useBlocker.',
  'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.',
  'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.',
]

/**
 * What only forms, panels, dialogs and hiding use, and what only the pages for coming in, the onboarding, the profile,
 * letters, notifications and settings do, or only a lost signal: none is there when the listing is first shown.
 */
export const notAtFirst = [
  ...web('offline/', 'shell/leave-guard.', 'shell/save-bar.', 'shell/save-messages.', 'shell/needs-script'),
  ...web('shell/not-found-', 'shell/ways-on.', 'shell/account-messages.', 'typed-before.'),
  ...web(
    'api/field-problems.',
    'api/forget-seeker.',
    'api/file-answers.',
    'api/tab-note.',
    'api/use-kept-changes.',
    'api/idempotency-key.',
  ),
  ...web(
    'ui/table.',
    'ui/pagination.',
    'ui/page-items.',
    'ui/progress.',
    'ui/empty-state.',
    'ui/paged-rows.',
    'ui/use-settled.',
    'ui/panel.',
  ),
  ...web(
    'ui/dialog.',
    'ui/confirm-dialog.',
    'ui/save-file.',
    'ui/field.',
    'ui/field-messages.',
    'ui/text-field.',
    'ui/checkbox.',
  ),
  ...web(
    'ui/text-area-field.',
    'ui/password-field.',
    'ui/radio-group.',
    'ui/select-field.',
    'ui/rules-later.',
  ),
  ...features('hidden-jobs/', 'cover-letters/', 'contact/', 'legal/', 'about/', 'team/', 'accounts/'),
  ...features('settings/', 'privacy/', 'sessions/', 'exports/', 'notifications/', 'saved-searches/'),
  ...features('jobs/filters/filter-', 'jobs/job/similar-messages.', 'tags/queries.', 'tags/messages.'),
  ...features('jobs/share/share-messages.', 'saved-jobs/use-saved-jobs-error.'),
  ...features('social-sign-in/', 'onboarding/', 'profile/', 'resumes/'),
  ...contract(
    'text.',
    'text-fields.',
    'letter-',
    'email-address.',
    'hidden-jobs.',
    'cover-letters.',
    'contact',
    'logout.',
  ),
  ...contract('team.', 'account', 'privacy.', 'sessions.', 'exports.', 'notifications.', 'saved-searches.'),
  ...contract('social-sign-in.', 'onboarding', 'profile', 'resumes.', 'skills.'),
]

/** Of those, what the listing's first view has all the same. */
export const stillAtFirst = [
  ...web(
    'offline/waiting/waiting-marks.',
    'offline/waiting/keep-for-later.',
    'offline/waiting/with-waiting.',
  ),
]

/** Icons of the first view, which come with it. */
export const firstIcons = [
  ...icons('bell', 'bookmark', 'check', 'chevron-*', 'menu', 'moon', 'search', 'sliders-horizontal'),
  ...icons('sun', 'lock', 'info', 'x', 'circle-*', 'loader-circle', 'triangle-*'),
]

/** So small that a file of its own would be mostly its frame. */
export const small = [
  ...web('ui/use-kept-focus.', 'ui/use-is-whole.'),
  ...features(
    'jobs/listing/loading-rows.',
    'jobs/ask-ahead.',
    'jobs/keys/key-choice.',
    'jobs/keys/keys-hint.',
    'jobs/job/job-skeleton.',
    'jobs/job/lazy-job-page.',
    'jobs/use-is-wide.',
    'jobs/wide.',
  ),
  ...features('searches/use-search-cost.', 'notifications/unread-query.'),
  ...features('notifications/notification-bell.', 'notifications/bell-messages.'),
  ...contract('unread-notifications.'),
  ...icons('bell', 'check', 'search'),
]

/** What a row of a list of jobs is made of, for every page that has one. */
export const row = [
  ...features(
    'jobs/listing/job-row.',
    'saved-jobs/save-job-button.',
    'saved-jobs/use-save',
    'saved-jobs/messages.',
  ),
  ...features('tags/tag-list.'),
  ...web('ui/use-media.'),
  ...contract('preview.'),
  ...icons('sliders-horizontal'),
]

/** One job, beside the list or alone: all of it that is seen first. */
export const job = [
  ...features(
    'jobs/job/description-blocks.',
    'jobs/job/employer-card.',
    'jobs/job/job-actions.',
    'jobs/job/job-block.',
    'jobs/job/job-board.',
    'jobs/job/job-description.',
    'jobs/job/job-facts.',
    'jobs/job/job-failed.',
    'jobs/job/job-main.',
    'jobs/job/job-notices.',
    'jobs/job/job-pane.',
    'jobs/job/when-seen.',
  ),
  ...features('jobs/share/share-button.', 'salaries/pay-facts.'),
  ...features('applications/apply/asked-to-apply.'),
]

/** What only its own page has, and what the pane beside the list shows further down. */
export const jobAlone = features(
  'jobs/job/back-to-results.',
  'jobs/job/caution-link.',
  'jobs/job/caution-messages.',
  'jobs/job/serious-caution.',
  'jobs/keys/use-go-on.',
  'job-reports/report-job-button.',
  'job-reports/messages.',
  'hidden-jobs/hide-job-button.',
  'jobs/job/check-before-apply.',
  'jobs/job/full-job.',
  'jobs/job/job-foot-bar.',
  'jobs/job/job-page.',
  'jobs/job/similar-jobs.',
)

/** Parts that are on many pages, but not on the listing. */
export const laterParts = [
  ...web('ui/panel.', 'ui/empty-state.'),
  ...features('hidden-jobs/use-show-again.', 'jobs/job/similar-messages.'),
]

/** The parts of forms: one file for all of them, as hardly a form has one alone. */
export const fields = [
  ...web('ui/field.', 'ui/rules-later.', 'ui/text-field.', 'ui/text-area-field.', 'ui/password-field.'),
  ...web('ui/radio-group.', 'ui/checkbox.', 'ui/select-field.', 'shell/needs-script'),
  ...features('accounts/form-problem.'),
]

/** What logging in and signing up share: a dozen small files would each bring a head of their own. */
export const comingIn = [
  ...features('accounts/entry.', 'accounts/messages.', 'accounts/use-go-on.', 'accounts/use-signed-up.'),
  ...features('accounts/kept-sign-up.'),
  ...features('accounts/form-problem.', 'social-sign-in/messages.', 'social-sign-in/use-social-start.'),
  ...features('social-sign-in/leave-site.'),
  ...contract('accounts.', 'account-texts.'),
]

/** The pages that can be read without a signal, with the parts of them that are fetched when they are first used. */
export const readable = [
  ...features('jobs/jobs-section.', 'jobs/job/job-page.', 'jobs/job/job-pane.', 'jobs/job/similar-jobs.'),
  ...features(
    'jobs/job/check-before-apply.',
    'jobs/job/job-unavailable.',
    'jobs/listing/no-jobs.',
    'jobs/listing/no-similar.',
  ),
  ...features(
    'jobs/listing/close-matches.',
    'jobs/filters/filter-panel.',
    'jobs/filters/filter-chips.',
    'jobs/keys/job-keys.',
  ),
  ...features('jobs/keys/keys-dialog.', 'shifts/shift-facts.', 'saved-jobs/saved-jobs-page.'),
  ...features('applications/tracker/applications-page.', 'applications/tracker/board/board-drag.'),
  ...features('notifications/notification-bell.', 'commands/commands-dialog.'),
  ...features('accounts/logout-page.', 'accounts/login-page.'),
  ...web('shell/account-entries.', 'shell/phone-menu-sheet.', 'i18n/known-texts.', 'offline/worker/start.'),
  ...web(
    'offline/signal-bar.',
    'offline/waiting/waiting-store.',
    'offline/waiting/waiting-changes.',
    'offline/messages.',
  ),
  ...web('offline/offline-page.', 'shell/not-found-page.', 'shell/ways-on.', 'ui/pagination.'),
]

/** What says that there is no signal in the place of a page that is not kept, and what logs out without one. */
export const unreached = web(
  'features/accounts/logout-page.',
  'offline/waiting/end-sessions.',
  'shell/error-page.',
  'shell/not-found-page.',
  'shell/ways-on.',
  'offline/offline-page.',
  'offline/messages.',
  'offline/signal-bar.',
)

/** What finds the files of a list by their paths or by the bundler's names for them, which are whole paths. */
export function filesOf(list: readonly string[]): RegExp {
  const sources = list.map((path) => path.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`\w+`))
  return new RegExp(`(?:^|/)(?:${sources.join('|')})`)
}
