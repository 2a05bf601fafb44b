import type { Command } from './command'
import { commands } from './command-list'
import type { Situation } from './situation'

const inMenu = ['copy', 'cut', 'clear', 'fillRight', 'fillDown', 'selectRow', 'selectColumn', 'annotateWeek']

/** What the menu of a cell offers: what is possible there, in the order of the list. */
export const cellMenu = (situation: Situation): readonly Command[] =>
  commands.filter(command => inMenu.includes(command.id) && command.obstacle(situation) === null)
