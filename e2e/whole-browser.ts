/** For what only a browser with a window can do: show a PDF, judge an app. */
export const wholeBrowser = process.env['CHROMIUM']
  ? { launchOptions: { executablePath: process.env['CHROMIUM'] } }
  : {}
