import { platformStore } from '../store'
import { followNetwork, onlineAtom } from './online'
import { navigateTo } from './navigation'
import { followTheme, setTheme, shownThemeAtom, themeAtom } from './theme'
import {
  closeUnitPicker,
  requestUnitPicker,
  requestUnitSearch,
  setUnitSwitchDisabled,
  unitPickerOpenAtom,
  unitPickerSearchesAtom,
} from './unit-switch'

test('R-070 the network state follows the browser', () => {
  followNetwork()
  const go = (online: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
    return platformStore.get(onlineAtom)
  }
  expect(go(false)).toBe(false)
  expect(go(true)).toBe(true)
})

test('the unit picker opens on request, but not while switching is disabled', () => {
  requestUnitPicker()
  expect(platformStore.get(unitPickerOpenAtom)).toBe(true)
  closeUnitPicker()
  setUnitSwitchDisabled(true)
  requestUnitPicker()
  expect(platformStore.get(unitPickerOpenAtom)).toBe(false)
  setUnitSwitchDisabled(false)
})

test('the unit picker begins with its search only where that was asked for', () => {
  requestUnitSearch()
  expect([unitPickerOpenAtom, unitPickerSearchesAtom].map(platformStore.get)).toEqual([true, true])
  closeUnitPicker()
  requestUnitPicker()
  expect([unitPickerOpenAtom, unitPickerSearchesAtom].map(platformStore.get)).toEqual([true, false])
  closeUnitPicker()
})

test('navigation changes the address and tells every router', () => {
  const heard: string[] = []
  const listen = () => heard.push(window.location.pathname)
  window.addEventListener('popstate', listen)
  navigateTo('/forecast?year=2026')
  window.removeEventListener('popstate', listen)
  expect(heard).toEqual(['/forecast'])
  expect(window.location.search).toBe('?year=2026')
})

test('the theme is remembered and stands on the page', () => {
  followTheme()
  expect(platformStore.get(themeAtom)).toBe('system')
  expect(document.documentElement.dataset['theme']).toBe('light')
  setTheme('dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('activeTheme')).toBe('dark')
  setTheme('system')
  expect(platformStore.get(shownThemeAtom)).toBe('light')
})
