import { say } from '../../scripts/workspace/say.mjs'
import { conditions } from './browser.mjs'

const median = numbers => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)]

const sum = files => files.reduce((total, { bytes }) => total + bytes, 0)

const summary = visits => ({
  kilobytes: median(visits.map(({ files }) => sum(files) / 1000)),
  requests: median(visits.map(({ files }) => files.length)),
  time: median(visits.map(({ time }) => time)),
})

/** What is measured, by name, and the target of each: `own` is the suite, `one` the same sources as one program. */
const rows = [
  {
    name: 'first visit',
    key: 'firstVisit',
    target: '≤ 60 kB and ≤ 600 ms until a key is taken',
    isMet: own => own.kilobytes <= 60 && own.time <= 600,
  },
  {
    name: '  … with what a sign-in needs',
    key: 'signInReady',
    target: 'never above 220 kB',
    isMet: own => own.kilobytes <= 220,
  },
  { name: 'first forecast', key: 'firstForecast', target: '≤ 450 kB in all', isMet: own => own.kilobytes <= 450 },
  {
    name: 'warm navigation, there',
    key: 'warmThere',
    target: '≤ 100 ms and ≤ 1.1×',
    isMet: (own, one) => own.time <= 100 && own.time <= 1.1 * one.time,
  },
  {
    name: 'warm navigation, back',
    key: 'warmBack',
    target: '≤ 100 ms and ≤ 1.1×',
    isMet: (own, one) => own.time <= 100 && own.time <= 1.1 * one.time,
  },
  {
    name: 'federation tax: cold forecast',
    key: 'coldForecast',
    target: '≤ 1.15× in time and bytes',
    isMet: (own, one) => own.time <= 1.15 * one.time && own.kilobytes <= 1.15 * one.kilobytes,
  },
]

const ratio = (own, one) => (one === 0 ? '–' : `${(own / one).toFixed(2)}×`)

const cells = ({ kilobytes, requests, time }) => [
  kilobytes === 0 ? '–' : kilobytes.toFixed(1),
  requests === 0 ? '–' : String(requests),
  time.toFixed(0),
]

const line = columns => columns.map((text, index) => (index === 0 ? text.padEnd(31) : text.padStart(8))).join(' ')

/**
 * @param {object[]} modules the rounds of the suite
 * @param {object[]} together the rounds of the one program
 */
export const printRows = (modules, together) => {
  const { cpu, megabits, latency } = conditions
  say(
    `\nMedians of ${modules.length} rounds; CPU ${cpu}×, ${megabits} Mbit/s, ${latency} ms; kB of page, JavaScript and CSS.`,
  )
  say(line(['', 'kB', 'files', 'ms', 'kB one', 'files', 'ms', '× kB', '× ms']))
  for (const { name, key, target, isMet } of rows) {
    const own = summary(modules.map(round => round[key]))
    const one = summary(together.map(round => round[key]))
    const ratios = [ratio(own.kilobytes, one.kilobytes), ratio(own.time, one.time)]
    say(`${line([name, ...cells(own), ...cells(one), ...ratios])}   ${isMet(own, one) ? 'met' : 'MISSED'}: ${target}`)
  }
}

/** The files of one round, the heaviest first. */
export const printFiles = round => {
  for (const key of ['firstVisit', 'firstForecast']) {
    say(`\n${key}`)
    for (const { name, bytes } of round[key].files.toSorted((left, right) => right.bytes - left.bytes))
      say(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${name}`)
  }
}
