import type { KeyChord } from '@veckovis/grid'
import type { WeekRange } from '@veckovis/domain/calendar'
import { weeksOfRange } from '@veckovis/domain/calendar'
import type { Words } from '@veckovis/platform'
import { commandGroups, type Command, type CommandGroup } from '../../commands/command'
import { commandName, commands } from '../../commands/command-list'
import type { Situation } from '../../commands/situation'

/** Something that can be chosen in the palette: a command, or a week to go to. */
export type PaletteEntry = {
  readonly id: string
  readonly group: CommandGroup | 'weeks'
  readonly name: string
  readonly chords: readonly KeyChord[]
  /** Why it is not possible now; null where it is. */
  readonly obstacle: string | null
  readonly does: { readonly command: Command } | { readonly week: number }
}

const plain = (text: string) => text.toLocaleLowerCase('sv')

/** Each word that is typed stands in the name, or in the heading above it. */
const isMeant = (query: string, name: string, heading: string) => {
  const text = plain(`${name} ${heading}`)
  return plain(query)
    .split(/\s+/)
    .every(word => text.includes(word))
}

const weekAsked = /^(?:v\.?|vecka|w|wk|week)?\s*(\d{0,2})$/i

/** Every week of the range once weeks are asked for, then those that begin with what is typed. */
const weekEntries = (query: string, range: WeekRange, words: Words): PaletteEntry[] => {
  const asked = weekAsked.exec(query.trim())?.[1]
  if (asked === undefined || query.trim() === '') return []
  const entry = (week: number, obstacle: string | null): PaletteEntry => ({
    ...{ id: `week-${week}`, group: 'weeks', chords: [], obstacle },
    name: words('commands.week', { week }),
    does: { week },
  })
  const found = weeksOfRange(range).filter(week => String(week).startsWith(String(asked === '' ? '' : Number(asked))))
  if (found.length > 0) return found.map(week => entry(week, null))
  const week = Number(asked)
  return week >= 1 && week <= 53 ? [entry(week, words('commands.obstacles.outsideRange'))] : []
}

type EntriesInput = { readonly situation: Situation; readonly range: WeekRange; readonly words: Words }

/** What the palette lists for a query: groups in their order, weeks first where a number is typed. */
export const paletteEntries = (query: string, { situation, range, words }: EntriesInput): readonly PaletteEntry[] => {
  const meant = commandGroups.flatMap(group =>
    commands
      .filter(command => command.group === group && command.id !== 'commands')
      .map((command): PaletteEntry => {
        const obstacle = command.obstacle(situation)
        return {
          ...{ id: command.id, group, chords: command.chords, does: { command } },
          name: commandName(command, situation, words),
          obstacle: obstacle === null ? null : words(`commands.obstacles.${obstacle}`),
        }
      })
      .filter(({ name }) => isMeant(query, name, words(`keys.groups.${group}`))),
  )
  return [...weekEntries(query, range, words), ...meant]
}
