import { atom } from 'jotai'
import { platformStore } from '../store'

const disabled = atom(false)
const pickerOpen = atom(false)
const searching = atom(false)

/** The global disable flag of the unit switcher. */
export const unitSwitchDisabledAtom = atom(get => get(disabled))
export const unitPickerOpenAtom = atom(get => get(pickerOpen))
/** Whether the open picker begins with the search of all places. */
export const unitPickerSearchesAtom = atom(get => get(pickerOpen) && get(searching))

let holders = 0

/** Each part that disables it enables it again; it stays disabled until the last of them has. */
export const setUnitSwitchDisabled = (flag: boolean): void => {
  holders = Math.max(0, holders + (flag ? 1 : -1))
  platformStore.set(disabled, holders > 0)
  if (flag) platformStore.set(pickerOpen, false)
}

const openPicker = (searches: boolean): void => {
  if (platformStore.get(disabled)) return
  platformStore.set(searching, searches)
  platformStore.set(pickerOpen, true)
}

/** Asks the shell to open the unit picker; nothing happens while switching is disabled. */
export const requestUnitPicker = (): void => openPicker(false)

/** The same, beginning with the search of all places. */
export const requestUnitSearch = (): void => openPicker(true)

export const closeUnitPicker = (): void => platformStore.set(pickerOpen, false)
