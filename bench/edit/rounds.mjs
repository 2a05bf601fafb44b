import { traceDuring } from './trace.mjs'
import { editOf, pasteOf } from './edits.mjs'
import { openMeasured } from './measured-page.mjs'

const warmEdits = 5
const pastesPerRound = 5

/** One page in one round: edits, pastes, and how many of 60 quick digits it lost. */
const measurePage = async (browser, { description, ...place }, { cpu, edits, round, profile }) => {
  const opened = await openMeasured(browser, description, { ...place, cpu })
  try {
    const first = round * (edits + warmEdits)
    for (let number = first; number < first + warmEdits; number++) await opened.edit(editOf(number))
    const seen = { edits: [], pastes: [] }
    const runEdits = async () => {
      for (let number = first + warmEdits; number < first + warmEdits + edits; number++)
        seen.edits.push(await opened.edit(editOf(number)))
    }
    if (profile) seen.profile = await traceDuring(browser, runEdits)
    else await runEdits()
    seen.lost = await opened.lostDigits()
    for (let number = 0; number < pastesPerRound; number++)
      seen.pastes.push(await opened.paste(pasteOf(round * pastesPerRound + number)))
    return seen
  } finally {
    await opened.close()
  }
}

const rotated = (items, by) => [...items.slice(by), ...items.slice(0, by)]

const nothingSeen = () => ({ edits: [], pastes: [], lost: 0, profiles: [] })

/**
 * Every page in every round, each time begun with another one.
 * @param {() => Promise<object[]>} place the pages with their addresses, signed in for one round
 */
export const measureRounds = async (browser, place, { rounds, say, ...options }) => {
  const seen = new Map()
  for (let round = 0; round < rounds; round++) {
    const pages = await place()
    for (const page of rotated(pages, round % pages.length)) {
      const { name } = page.description
      const own = seen.get(name) ?? nothingSeen()
      seen.set(name, own)
      const { edits, pastes, lost, profile } = await measurePage(browser, page, { ...options, round })
      own.edits.push(...edits)
      own.pastes.push(...pastes)
      own.lost += lost
      if (profile !== undefined) own.profiles.push(profile)
    }
    say(`CPU ${options.cpu}×: round ${round + 1} of ${rounds}`)
  }
  return seen
}
