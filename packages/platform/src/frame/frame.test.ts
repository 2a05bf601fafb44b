import { renderHook } from '@testing-library/react'
import { platformStore } from '../store'
import { holdBottomBar } from './bottom-bar'
import { followNetwork, onlineAtom } from './online'
import { narrowMenuAtom, useNarrowMenu } from './narrow-menu'
import { navigateTo } from './navigation'
import { followTheme, setTheme, shownThemeAtom, themeAtom } from './theme'
import {
  closeUnitPicker,
  requestUnitPicker,
  requestUnitSearch,
  setUnitSwitchDisabled,
  unitPickerOpenAtom,
  unitPickerSearchesAtom,
  unitSwitchDisabledAtom,
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

test('switching stays disabled until the last part that disabled it is gone', () => {
  const isDisabled = () => platformStore.get(unitSwitchDisabledAtom)
  setUnitSwitchDisabled(true)
  setUnitSwitchDisabled(true)
  setUnitSwitchDisabled(false)
  expect(isDisabled()).toBe(true)
  setUnitSwitchDisabled(false)
  expect(isDisabled()).toBe(false)
})

test('what a part of the page takes away as it goes is its own, not that of the part that came after it', () => {
  const bar = () => document.documentElement.style.getPropertyValue('--vk-bottom-bar')
  const leaveOlder = holdBottomBar(40)
  const leaveNewer = holdBottomBar(60)
  leaveOlder()
  leaveOlder()
  expect(bar()).toBe('60px')
  const leaveThird = holdBottomBar(20)
  leaveThird()
  expect(bar()).toBe('60px')
  leaveNewer()
  expect(bar()).toBe('')
})

test('the menu is narrow for as long as a page that wants it so stands', () => {
  const isNarrow = () => platformStore.get(narrowMenuAtom)
  const { rerender, unmount } = renderHook(useNarrowMenu, { initialProps: false })
  expect(isNarrow()).toBe(false)
  rerender(true)
  expect(isNarrow()).toBe(true)
  const next = renderHook(useNarrowMenu, { initialProps: true })
  unmount()
  expect(isNarrow()).toBe(true)
  next.rerender(false)
  expect(isNarrow()).toBe(false)
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
