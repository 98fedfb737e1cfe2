// Runs before the first paint, and before the site's own script:
// 1. stores a language that was switched to, and leads a browser that stores Filipino to the Filipino page;
// 2. sets the chosen or the system's theme on <html> and on the browser's bar;
// 3. sets on <html> whether a seeker is logged in, and Lite;
// 4. holds a press on a prerendered page until the page responds.
// The build copies this into each page, where the content policy allows it by its hash; development loads this file.
;(() => {
  const root = document.documentElement
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const isOnTrial = (user) => {
    try {
      const { is_trial_active, trial_ends_at } = JSON.parse(user)
      return is_trial_active === true && Date.parse(trial_ends_at) > Date.now()
    } catch {
      return false
    }
  }
  const { pathname, search, hash } = location
  // After a switch of languages, stores the language of the page that came: offline it may be the other one.
  const switched = stored('languageSwitch')
  try {
    localStorage.removeItem('languageSwitch')
    if (switched === location.href.replace(/#.*$/, '')) {
      const came = root.lang === 'fil' ? 'fil' : 'en'
      if (came === (/^\/fil(\/|$)/.test(pathname) ? 'fil' : 'en')) localStorage.setItem('language', came)
    }
  } catch {
    // Without storage, only the address says the language.
  }
  if (stored('language') === 'fil' && !/^\/fil(\/|$)/.test(pathname)) {
    location.replace((pathname === '/' ? '/fil' : `/fil${pathname}`) + search + hash)
  }
  const chosen = stored('theme')
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : system
  const bar = document.querySelector('meta[name="theme-color"]')
  if (bar) bar.content = root.dataset.theme === 'dark' ? '#141f29' : '#ffffff'
  // Until the script runs, hides the visitor's buttons from a seeker, and keeps room for the trial's strip.
  if (stored('token')) root.dataset.signedIn = isOnTrial(stored('user')) ? 'trial' : ''
  const lite = stored('lite')
  const saveData = navigator.connection?.saveData === true
  if (lite === 'on' || (lite === null && saveData)) root.dataset.lite = ''
  // Does what the language switch does once its script runs.
  const markSwitch = (href) => {
    try {
      localStorage.setItem('languageSwitch', href)
    } catch {
      // Without storage, only the address says the language.
    }
  }
  // A prerendered page shows before its script runs: repeats the last press once the page responds.
  let pressed = null
  const keep = (event) => {
    const otherLanguage = event.target.closest('#root a[hreflang]')
    if (otherLanguage) markSwitch(otherLanguage.href.replace(/#.*$/, ''))
    const button = event.target.closest('#root button')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    pressed = button
  }
  addEventListener('click', keep, true)
  // If the page was rendered again, finds the button that replaced the pressed one.
  const standIn = (button) =>
    button.isConnected
      ? button
      : [...document.querySelectorAll('#root button')].find(
          (one) => one.textContent === button.textContent && one.ariaLabel === button.ariaLabel,
        )
  const answer = () => {
    removeEventListener('click', keep, true)
    if (pressed) standIn(pressed)?.click()
  }
  // Waits a task, since the page restores typed text on the same event: a submitted form then contains it.
  addEventListener('site-ready', () => setTimeout(answer), { once: true })
})()
