import { say } from '../../scripts/workspace/say.mjs'
import { at, median } from '../figures.mjs'

const targetOf = (isMet, target) => `${isMet ? 'met' : 'MISSED'}: ${target}`

/** @param {object} seen what measureReads saw */
export const printReads = ({ api, constant, alone, together, neighbourAnswers }) => {
  const own = median(api.map(({ cpu }) => cpu))
  const bare = median(constant.map(({ cpu }) => cpu))
  const [quiet, disturbed] = [at(alone, 0.99), at(together, 0.99)]
  const [{ bytes }] = api
  say(`\nGET comprehensive, ${bytes} bytes on the wire, medians of ${api.length} rounds alternately`)
  say(
    `CPU per request   API ${own.toFixed(2)} ms   Fastify, a constant ${bare.toFixed(3)} ms   ${(own / bare).toFixed(1)}×   ` +
      targetOf(own <= 2, '≤ 2 ms of API CPU'),
  )
  say(
    `answers a second  API ${median(api.map(each => each.perSecond)).toFixed(0)}   constant ${median(constant.map(each => each.perSecond)).toFixed(0)}`,
  )
  say(
    `p99, one caller   alone ${quiet.toFixed(1)} ms   beside the neighbour ${disturbed.toFixed(1)} ms   ` +
      `${(disturbed / quiet).toFixed(1)}×   ${targetOf(disturbed <= 3 * quiet, '≤ 3×')}`,
  )
  say(
    `p50, one caller   alone ${at(alone, 0.5).toFixed(1)} ms   beside the neighbour ${at(together, 0.5).toFixed(1)} ms`,
  )
  say(
    `The neighbour is the super admin's tree of all places, asked again and again, ${neighbourAnswers} answers: nationwide analytics does not exist yet.`,
  )
}

/** @param {object} seen what measureSaves saw */
export const printSaves = ({ save, bare, cpu, bytes, statements }) => {
  const ratio = at(save, 0.5) / at(bare, 0.5)
  say(
    `\nsave 12 × 52 cells, a body of ${bytes} bytes, ${save.length} saves and ${bare.length} bare updates alternately`,
  )
  say(
    `p50   API ${at(save, 0.5).toFixed(2)} ms   bare UPDATE ${at(bare, 0.5).toFixed(2)} ms   ${ratio.toFixed(2)}×   ` +
      targetOf(ratio <= 2, '≤ 2×'),
  )
  say(
    `p95   API ${at(save, 0.95).toFixed(2)} ms   bare UPDATE ${at(bare, 0.95).toFixed(2)} ms   ` +
      `${(at(save, 0.95) / at(bare, 0.95)).toFixed(2)}×`,
  )
  say(`CPU   API ${median(cpu).toFixed(2)} ms a save`)
  const isOnce = new Set(statements).size === statements.length
  say(`One save asks the database ${statements.length} times; ${targetOf(isOnce, 'one round trip per statement kind')}`)
  for (const statement of statements) say(`  ${statement.replaceAll(/\s+/g, ' ').slice(0, 100)}`)
}

/** @param {object[]} lists what measureStaffLists saw */
export const printStaffLists = lists => {
  say(
    `\nA page of the staff (25) and of the schedule (100), p50 and p95 of ${lists[0].api.length} alternately with the bare reads`,
  )
  for (const { size, name, api, bare, bytes } of lists) {
    const [own, slow] = [at(api, 0.5), at(api, 0.95)]
    say(
      `${String(size).padStart(5)} people, ${name.padEnd(19)} API ${own.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms   ` +
        `bare ${at(bare, 0.5).toFixed(1)} ms   ${(own / at(bare, 0.5)).toFixed(1)}×   ${bytes} bytes   ` +
        targetOf(own <= 50, '≤ 50 ms'),
    )
  }
}

/** @param {object[]} lists what measurePlaceLists saw */
export const printPlaceLists = lists => {
  say(`\nLists of places with 5,000 units, p50 and p95 of ${lists[0].api.length}`)
  for (const { name, api, bytes } of lists) {
    const [usual, slow] = [at(api, 0.5), at(api, 0.95)]
    say(
      `${name.padEnd(42)} ${usual.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms   ${bytes} bytes   ` +
        targetOf(usual <= 100, '≤ 100 ms'),
    )
  }
}

/** @param {object[]} lists what measureHistory saw */
export const printHistory = lists => {
  say(`\nHistory of a forecast with 5,000 saves of 624 cells, p50 and p95 of ${lists[0].api.length}`)
  for (const { name, api, bytes, limit } of lists) {
    const [usual, slow] = [at(api, 0.5), at(api, 0.95)]
    say(
      `${name.padEnd(42)} ${usual.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms   ${bytes} bytes   ` +
        (limit === undefined ? '' : targetOf(usual <= limit, `≤ ${limit} ms`)),
    )
  }
}

/** @param {object[]} lists what measurePeopleLists saw */
export const printPeopleLists = lists => {
  say(`\nLists of people with 20,000 of them, p50 and p95 of ${lists[0].api.length}`)
  for (const { name, api, total } of lists) {
    const [usual, slow] = [at(api, 0.5), at(api, 0.95)]
    say(
      `${name.padEnd(44)} ${usual.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms   ${total} found   ` +
        targetOf(usual <= 100, '≤ 100 ms'),
    )
  }
}

/** @param {object} seen what measureCrowd saw */
export const printCrowd = ({ idle, beside }) => {
  const quiet = at(idle, 0.95)
  say(
    `\nGET /health beside 50 callers without an account; alone p50 ${at(idle, 0.5).toFixed(1)} ms, p95 ${quiet.toFixed(1)} ms`,
  )
  for (const { what, latencies, refused, noRoom } of beside) {
    const crowded = at(latencies, 0.95)
    say(
      `p95 ${crowded.toFixed(1)} ms   ${(crowded / quiet).toFixed(1)}×   ${targetOf(crowded <= 100, '≤ 100 ms')}   ` +
        `${what}: ${refused} refused, ${noRoom} without room`,
    )
  }
}

/** @param {object} lists what measureDiaryLists saw */
export const printStartPage = ({ units, limit, seen }) => {
  say(`\nThe start page of ${units} units, p50 and p95 of ${seen[0].api.length}`)
  for (const { name, api, bytes, shown, cpu } of seen)
    say(
      `${name.padEnd(17)} API ${at(api, 0.5).toFixed(1)} ms, p95 ${at(api, 0.95).toFixed(1)} ms   CPU ${cpu.toFixed(1)} ms   ${shown} rows, ${bytes} bytes`,
    )
  const all = seen.reduce((sum, { api }) => sum + at(api, 0.5), 0)
  say(`${'together'.padEnd(17)} API ${all.toFixed(1)} ms   ${targetOf(all <= limit, `≤ ${limit} ms`)}`)
}

export const printDiaryLists = ({ size, seen }) => {
  say(`\nThe diary of a unit with ${size} entries, p50 and p95 of ${seen[0].api.length}`)
  for (const { name, api, bytes, shown, limit } of seen) {
    const own = at(api, 0.5)
    say(
      `${name.padEnd(17)} API ${own.toFixed(1)} ms, p95 ${at(api, 0.95).toFixed(1)} ms   ${shown} entries, ${bytes} bytes   ` +
        (limit === null ? '' : targetOf(own <= limit, `≤ ${limit} ms`)),
    )
  }
}
