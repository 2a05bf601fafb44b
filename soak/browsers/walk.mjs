import { setTimeout as pause } from 'node:timers/promises'

const rowId = 'substitutes-overtime'
const cell = week => `[data-row-id="${rowId}"] [data-week="${week}"]`
const patience = 30_000

/** Runs in the page: what the policy refuses from now on is kept until it is asked for. */
const listen = () => {
  window.refusals = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.refusals.push(`${violatedDirective} refuses ${blockedURI}`),
  )
  window.addEventListener('error', ({ message }) => window.refusals.push(message))
}

/** The checks of one browser: each step says what must hold, and what it found instead is collected. */
const checklist = browser => {
  const failures = []
  const equal = (what, found, wanted) => {
    if (found !== wanted) failures.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
  }
  const until = async (what, code, ...values) => {
    const deadline = Date.now() + patience
    let found
    while (Date.now() < deadline) {
      found = await browser.run(code, ...values)
      if (found === true) return true
      await pause(100)
    }
    failures.push(`${what}: ${JSON.stringify(found)} after ${patience / 1_000} s`)
    return false
  }
  return { failures, equal, until }
}

const isThere = selector => document.querySelector(selector) !== null
const isGone = selector => document.querySelector(selector) === null
const textOf = selector => {
  const found = document.querySelector(selector)
  return (found?.querySelector('input')?.value ?? found?.textContent ?? '').trim()
}
const holds = (selector, wanted) => {
  const found = document.querySelector(selector)
  const text = (found?.querySelector('input')?.value ?? found?.textContent ?? '').trim()
  return text === wanted ? true : text
}
const mark = (name, selector, words) => {
  const found = [...document.querySelectorAll(selector)].find(one => new RegExp(words).test(one.textContent ?? ''))
  found?.setAttribute('data-soak', name)
  return found !== undefined
}
/** A frame may take long where everything is drawn without a graphics card; a person sees the handle before using it. */
const handleStandsAt = async selector => {
  await new Promise(resolve => requestAnimationFrame(resolve))
  const handle = document.querySelector('[data-fill]')?.getBoundingClientRect()
  const place = document.querySelector(selector)?.getBoundingClientRect()
  if (!handle || !place) return false
  return Math.abs(handle.right - place.right) < 3 && Math.abs(handle.bottom - place.bottom) < 3
}
const fromApi = async path => {
  const token = localStorage.access_token ?? sessionStorage.access_token
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } })
  return answer.json()
}

const show = selector => document.querySelector(selector)?.scrollIntoView({ block: 'center', inline: 'center' })
const scrollToWeek = (selector, week) => {
  const first = document.querySelector(selector)
  let scroller = first
  while (scroller.scrollWidth <= scroller.clientWidth + 200) scroller = scroller.parentElement
  scroller.scrollLeft = (week - 1) * first.getBoundingClientRect().width
}
const click = async (browser, selector) => {
  await browser.run(show, selector)
  await browser.click(selector)
}

const signIn = async (browser, { until }, suite) => {
  await browser.open(`${suite.address}/login`)
  await browser.run(listen)
  await until('the sign-in shows', isThere, 'input[name=email]')
  await click(browser, 'input[name=email]')
  await browser.type(suite.person.email)
  await click(browser, 'input[name=password]')
  await browser.type(suite.person.password)
  await browser.press('Enter')
  await until('somebody is signed in', isThere, 'nav')
}

const openForecast = async (browser, { until }, suite, year, endWeek = 6) => {
  await browser.open(`${suite.address}/forecast?year=${year}&startWeek=1&endWeek=${endWeek}&tab=details`)
  await browser.run(listen)
  await until('the sheet shows', isThere, cell(1))
}

/** Types, undoes, fills by keys and by the handle, and reads the cells after each. */
const edit = async (browser, { until, equal }) => {
  await click(browser, cell(2))
  await browser.type('12,5')
  await browser.press('Enter')
  await until('typed hours stand in the cell', holds, cell(2), '12,5')
  const before = await browser.run(textOf, cell(3))
  await click(browser, cell(2))
  await browser.press('Shift', 'ArrowRight')
  await browser.press('Shift', 'ArrowRight')
  await browser.press('Control', 'r')
  await until('a range is filled to the right', holds, cell(4), '12,5')
  await browser.press('Control', 'z')
  await until('undo takes the fill back', holds, cell(3), before)
  await browser.press('Control', 'y')
  await until('redo fills again', holds, cell(4), '12,5')
  await click(browser, cell(4))
  await until('the handle shows', isThere, '[data-fill]')
  await browser.run(show, '[data-fill]')
  await browser.drag('[data-fill]', cell(6))
  await until('the handle fills two weeks more', holds, cell(6), '12,5')
  equal(
    'a drag over the sheet marks text',
    await browser.run(selector => {
      let at = document.querySelector(selector)
      while (at && getComputedStyle(at).webkitUserSelect !== 'none') at = at.parentElement
      return at === null ? 'text' : 'none'
    }, '[role=rowheader]'),
    'none',
  )
}

/** The handle goes by where things stand on the screen, also when a script has moved them. */
const fillAfterScroll = async (browser, { until }, suite, year) => {
  await openForecast(browser, { until }, suite, year, 30)
  await browser.run(scrollToWeek, cell(1), 22)
  await until('week 24 is drawn', isThere, cell(24))
  await click(browser, cell(24))
  await browser.type('7')
  await browser.press('Enter')
  await click(browser, cell(24))
  await until('the handle stands at the cell', handleStandsAt, cell(24))
  await browser.run(scrollToWeek, cell(24), 23)
  await until('the handle stands at the cell after a scroll', handleStandsAt, cell(24))
  await browser.drag('[data-fill]', cell(26))
  await until('the handle fills after a scripted scroll', holds, cell(26), '7')
  await until(
    'and no further',
    (selector, wanted) =>
      document.querySelector(selector) === null || !document.querySelector(selector).textContent.includes(wanted),
    cell(28),
    '7',
  )
}

const save = async (browser, { until }) => {
  await until(
    'the changes can be saved',
    mark,
    'save',
    'button',
    '^(Granska och spara|Se efter och spara|Spara)( ändringar)?$',
  )
  await click(browser, '[data-soak=save]')
  await until('nothing is left to save', isGone, '[data-soak=save]:not(:disabled)')
}

const checkSaved = async (browser, { equal }, year, unitId) => {
  const saved = await browser.run(fromApi, `/api/forecast/unit/${unitId}/${year}/comprehensive`)
  const row = saved.staffing?.substitutes?.find(({ values }) => values[6] === 12.5)
  equal('the API holds what was saved', row?.values[2], 12.5)
}

const dialogs = async (browser, { until, equal }) => {
  await click(browser, 'header button[aria-haspopup=dialog]')
  await until('the unit picker opens', isThere, '[role=dialog]')
  equal(
    'the page keeps still behind a dialog',
    await browser.run(() => getComputedStyle(document.documentElement).overflowY),
    'hidden',
  )
  await browser.press('Escape')
  await until('Escape closes it', isGone, '[role=dialog]')
}

const pages = async (browser, { until, equal, failures }, suite) => {
  for (const path of ['/needs', '/resources', '/results', '/staff', '/schedule', '/help', '/settings']) {
    await browser.open(`${suite.address}${path}`)
    await browser.run(listen)
    await until(`${path} has a heading`, isThere, 'h1')
    await until(`${path} is loaded`, isGone, '[aria-busy=true]')
    const { wider, refusals } = await browser.run(() => ({
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      refusals: window.refusals,
    }))
    equal(`${path} is wider than the window by`, wider, 0)
    failures.push(...refusals.map(refusal => `${path}: ${refusal}`))
  }
}

/** A manager's walk through every page. @returns {Promise<string[]>} what did not hold */
export const walk = async (browser, suite, year) => {
  const checks = checklist(browser)
  await signIn(browser, checks, suite)
  const unitId =
    suite.person.roles?.[0]?.scope?.id ??
    (await browser.run(() => JSON.parse(localStorage.activeUnit ?? sessionStorage.activeUnit).unit.id))
  await openForecast(browser, checks, suite, year)
  await edit(browser, checks)
  await save(browser, checks)
  await checkSaved(browser, checks, year, unitId)
  checks.failures.push(...(await browser.run(() => window.refusals)))
  await fillAfterScroll(browser, checks, suite, year)
  await save(browser, checks)
  await dialogs(browser, checks)
  checks.failures.push(...(await browser.run(() => window.refusals)))
  await pages(browser, checks, suite)
  return checks.failures
}
