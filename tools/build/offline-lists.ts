import { jobs, web } from './source-paths.ts'

/** Pages with the parts they load later. */
export const readable = [
  ...jobs('jobs-section.', 'job/job-page.', 'job/job-pane.', 'job/similar/similar-jobs.'),
  ...jobs('job/cautions/check-before-apply.', 'job/cautions/signs-found.', 'job/cautions/sign-messages.'),
  ...jobs('job/past/job-past.'),
  ...jobs('job/gone/job-unavailable.', 'listing/no-jobs.', 'listing/close/no-similar.'),
  ...jobs('listing/close/close-matches.', 'filters/filter-panel.', 'filters/filter-chips.'),
  ...jobs('keys/job-keys.'),
  ...web(
    'listing/hours/shift-facts.',
    'listing/orders/asked-for.',
    'listing/pay/assumptions.',
    'features/saved-jobs/saved-jobs-page.',
  ),
  ...jobs('keys/keys-dialog.'),
  ...web(
    'features/applications/tracker/applications-page.',
    'features/applications/tracker/board/board-drag.',
  ),
  ...web('features/notifications/notification-bell.', 'commands/commands-dialog.'),
  ...web('features/home/member/member-home.'),
  ...web('features/accounts/login/logout-page.', 'features/accounts/login/login-page.'),
  ...web('shell/header/account-entries.', 'shell/header/phone-menu-sheet.', 'i18n/known-texts.'),
  ...web('offline/worker/start.'),
  ...web('offline/signal-bar.', 'seeker/waiting/waiting-store.', 'seeker/waiting/waiting-changes.'),
  ...web('seeker/waiting/messages.'),
  ...web('offline/offline-page.', 'shell/not-found-page.', 'shell/ways-on.', 'ui/navigation/pagination.'),
]

/** Parts of the offline notice, and of logging out offline. */
export const unreached = web(
  'features/accounts/login/logout-page.',
  'seeker/waiting/end-sessions.',
  'shell/error-page.',
  'shell/not-found-page.',
  'shell/ways-on.',
  'offline/offline-page.',
  'seeker/waiting/messages.',
  'offline/signal-bar.',
)
