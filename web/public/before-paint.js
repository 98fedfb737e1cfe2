// What must be right before the first paint, and what must be heard before the site's own script is here:
// 1. a language that was switched to is kept, and whoever keeps Filipino is led to the Filipino page of an address;
// 2. the theme that was chosen, or the system's, is set on <html> and on the browser's bar;
// 3. whether somebody is signed in, and Lite, are set on <html> too;
// 4. what is pressed on a page that was built ahead waits until that can answer.
// The build puts all this into each page, where the content policy names it by its hash; in development it is this file.
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
  // Reached by the switch of languages: what came is what is kept, which without a signal may be the other one's page.
  const switched = stored('languageSwitch')
  try {
    localStorage.removeItem('languageSwitch')
    if (switched === location.href.replace(/#.*$/, '')) {
      const came = root.lang === 'fil' ? 'fil' : 'en'
      if (came === (/^\/fil(\/|$)/.test(pathname) ? 'fil' : 'en')) localStorage.setItem('language', came)
    }
  } catch {
    // Without storage the address alone says the language.
  }
  if (stored('language') === 'fil' && !/^\/fil(\/|$)/.test(pathname)) {
    location.replace((pathname === '/' ? '/fil' : `/fil${pathname}`) + search + hash)
  }
  const chosen = stored('theme')
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : system
  const bar = document.querySelector('meta[name="theme-color"]')
  if (bar) bar.content = root.dataset.theme === 'dark' ? '#141f29' : '#ffffff'
  // Who is signed in sees no visitor's buttons while the script is on its way, and on a trial the room of its strip.
  if (stored('token')) root.dataset.signedIn = isOnTrial(stored('user')) ? 'trial' : ''
  const lite = stored('lite')
  const saveData = navigator.connection?.saveData === true
  if (lite === 'on' || (lite === null && saveData)) root.dataset.lite = ''
  // As the switch itself does once its script is there.
  const markSwitch = (href) => {
    try {
      localStorage.setItem('languageSwitch', href)
    } catch {
      // Without storage the address alone says the language.
    }
  }
  // A page that was built before stands there ahead of its script: what is pressed meanwhile is pressed again when it answers.
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
  // Where the page was drawn anew, another button stands in the place of the one that was pressed.
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
  // After what was typed has been put back, for which the page listens too: a form that is sent knows it then.
  addEventListener('site-ready', () => setTimeout(answer), { once: true })
})()
