import { largestScript, scanScript } from './scan-script'

const said = (source: string) => scanScript('remote.js', source).map(({ text, isRefused }) => `${isRefused} ${text}`)
const refused = (source: string) => scanScript('remote.js', source).filter(({ isRefused }) => isRefused)

test('what is found is said with the file, the place and the rule, once for each kind', () => {
  expect(said('const t = localStorage.getItem("access_token");localStorage.clear()')).toEqual([
    'true remote.js holds localStorage, but the platform keeps what a module keeps (keptInBrowser, useDraft) (character 10, and 1 more: const t = localStorage.getItem("access_tok)',
    'true remote.js holds \'access_token\', but the tokens of the session are the platform’s (character 31: ocalStorage.getItem("access_token");localStorage.clear)',
  ])
})

test.each([
  'localStorage.getItem("x")',
  'window.localStorage.x = 1',
  'globalThis["sessionStorage"]',
  'self[`indexedDB`].open("x")',
  'const { localStorage: kept } = window',
  '(page => page.localStorage)(window)',
  'top.parent.fetch("/api/x")',
  'fetch("/api/x")',
  'window.fetch("/api/x")',
  'new XMLHttpRequest()',
  'new WebSocket("wss://x")',
  'navigator.sendBeacon("/x", text)',
  'const page = document; page.cookie',
  'loc\\u0061lStorage.clear()',
  'window["local\\x53torage"]',
  'eval("1")',
  '(0, eval)("1")',
  'new Function("return localStorage")()',
  'import("https://elsewhere.example/x.js")',
  'const at = new URL("x", base); fetch(at, { method: "POST", signal }); new Worker(at)',
  'call({ headers: { Authorization: `Bearer ${token}` } })',
  'answer.refresh_token',
  'require("single-spa")',
  'addEventListener("single-spa:routing-event", run)',
  'function own(fetch) {} fetch("/x")',
  'const { fetch } = window; fetch("/x")',
  'let own; ({ fetch: own } = globalThis)',
  'var localStorage; localStorage',
  '{ var fetch; fetch("/x") }',
  'const key = "localStorage"; window[key]',
  'Reflect.get(window, "fetch")',
  'document.defaultView.fetch("/x")',
  '(window?.self).fetch("/x")',
  '(0, window).fetch("/x")',
])('%s is refused', source => {
  expect(refused(source)).toHaveLength(1)
})

test.each([
  'const text = "localStorage and fetch(), eval too"',
  '// localStorage.clear()\nrun()',
  'query.fetch().then(run)',
  'const fetch = own; fetch("/x")',
  'function run(fetch) { return () => fetch("/x") }',
  'var run = () => { if (a) { var fetch = own } return fetch("/x") }',
  '({ fetch: 1, eval() {}, caches: [] })',
  'typeof localStorage !== "undefined"',
  '"localStorage" in window',
  'dispatch({ type: "fetch" })',
  'typeof window.fetch === "function"',
  'value instanceof Function',
  'Function("return this")()',
  '"use strict";(globalThis.webpackChunkmf_staff_12345678||=[]).push([[1],{1(e,t,n){n.d(t,{a:()=>1})}}])',
  'const at = new URL("x", base); fetch(at, { signal, ...(digest ? { integrity: digest } : {}) }); new Worker(at)',
])('%s is taken', source => {
  expect(said(source)).toEqual([])
})

test.each(['window.mine = 1', 'Array.prototype.last = run', 'globalThis[name] = 1'])(
  '%s is taken, and said to those who publish',
  source => {
    expect(scanScript('remote.js', source)).toEqual([{ text: expect.any(String), isRefused: false }])
  },
)

test('what cannot be read is refused, and costs no more than its length', () => {
  expect(said('fetch((')).toEqual([expect.stringMatching(/^true remote\.js is no JavaScript that can be read: /)])
  expect(said(`${'['.repeat(200_000)}fetch`)).toEqual([expect.stringMatching(/can be read: Not enough stack space/)])
  // Each of them looks around itself, and no further.
  expect(said(`function f(){${'fetch(at,{signal,...x});new XMLHttpRequest;'.repeat(20_000)}}`)).toHaveLength(2)
  expect(said(`fetch${' '.repeat(largestScript)}`)).toEqual([expect.stringMatching(/is not read$/)])
})

/** What grows by its square takes minutes. */
const fewSeconds = 15_000

const long = (piece: string, size = 600_000) => piece.repeat(Math.floor(size / piece.length))
const numbered = (write: (at: number) => string) => Array.from({ length: 60_000 }, (_, at) => write(at)).join()
const deep = (text: string) => `${'{'.repeat(500)}${text}${'}'.repeat(500)}`

test.each([
  ['names', long('fetch;')],
  ['calls', long('fetch(at,{signal,...x});')],
  ['requests in one function', `function f(){${long('new XMLHttpRequest;')}}`],
  ['imports', long('a?b:import(c);')],
  ['a chain of the page', `window${long('.self', 2_500_000)}`],
  ['a chain of requests', `a${long('.XMLHttpRequest')}`],
  ['names in many blocks', deep(long('{fetch}'))],
  ['variables in many blocks', deep(`${long('var a;')}fetch`)],
  ['declarations', `let ${numbered(at => `a${at}`)};fetch`],
  ['changes of the page', numbered(at => `window.a${at}=1`)],
])('%s in a long file cost in proportion to its length', (_what, source) => {
  const started = performance.now()
  expect(said(source).length).toBeLessThan(60)
  expect(performance.now() - started).toBeLessThan(fewSeconds)
})
