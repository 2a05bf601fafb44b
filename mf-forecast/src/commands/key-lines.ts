import { sheetKeys, type KeyChord } from '@veckovis/grid'
import type { Words } from '@veckovis/platform'
import type { CommandGroup } from './command'
import { commandName, commands } from './command-list'

/** Keys that move, extend and leave: nothing that a menu could offer. */
const movesOf = {
  page: [],
  move: ['step', 'next', 'row', 'column', 'page', 'sheet', 'leave'],
  change: ['cancel'],
  select: ['extend'],
  ask: [],
  show: [],
} as const satisfies Record<CommandGroup | 'move', readonly (keyof typeof sheetKeys)[]>

export type KeyGroup = keyof typeof movesOf

export const keyGroups: readonly KeyGroup[] = ['page', 'move', 'change', 'select', 'ask', 'show']

/** One line of the list of keys. */
export type KeyLine = { readonly id: string; readonly name: string; readonly chords: readonly KeyChord[] }

const nowhere = { week: null }

/** What the keys of a group do: the commands with keys, then the moves. */
export const keyLinesOf = (group: KeyGroup, words: Words): readonly KeyLine[] => [
  ...commands
    .filter(command => command.group === group && command.chords.length > 0)
    .map(command => ({ id: command.id, name: commandName(command, nowhere, words), chords: command.chords })),
  ...movesOf[group].map(id => ({ id, name: words(`keys.lines.${id}`), chords: sheetKeys[id] })),
]

/** Commands that have no key of their own. */
export const keylessLines = (words: Words): readonly KeyLine[] =>
  commands
    .filter(({ chords }) => chords.length === 0)
    .map(command => ({ id: command.id, name: commandName(command, nowhere, words), chords: [] }))
