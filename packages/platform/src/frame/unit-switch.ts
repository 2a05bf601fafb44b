import { atom } from 'jotai'
import { platformStore } from '../store'

const disabled = atom(false)
const pickerOpen = atom(false)

/** The global disable flag of the unit switcher. */
export const unitSwitchDisabledAtom = atom(get => get(disabled))
export const unitPickerOpenAtom = atom(get => get(pickerOpen))

export const setUnitSwitchDisabled = (flag: boolean): void => {
  platformStore.set(disabled, flag)
  if (flag) platformStore.set(pickerOpen, false)
}

/** Asks the shell to open the unit picker; nothing happens while switching is disabled. */
export const requestUnitPicker = (): void => {
  if (!platformStore.get(disabled)) platformStore.set(pickerOpen, true)
}

export const closeUnitPicker = (): void => platformStore.set(pickerOpen, false)
