import { sheetKeys, type KeyChord } from '@veckovis/grid'
import { pageKeys } from '../../data/keys/page-keys'

const listed = { ...pageKeys, ...sheetKeys }

export type ListedKey = keyof typeof listed

/** Which line of the help stands under which heading; a key that has no line here fails a test. */
export const keyGroups = {
  page: ['toSheet', 'otherTab', 'save', 'showKeys'],
  move: ['step', 'next', 'row', 'column', 'page', 'sheet', 'leave'],
  change: ['edit', 'cancel', 'clear', 'copy', 'cut', 'paste', 'fillRight', 'fillDown', 'undo', 'redo'],
  select: ['extend', 'selectRow', 'selectColumn', 'selectAll'],
  ask: ['inspect', 'annotate'],
} as const satisfies Record<string, readonly ListedKey[]>

export type KeyGroup = keyof typeof keyGroups

export const chordsOf = (line: ListedKey): readonly KeyChord[] => listed[line]
