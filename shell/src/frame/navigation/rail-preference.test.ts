import { act, renderHook } from '@testing-library/react'
import { useNarrowMenu } from '@veckovis/platform'
import { useRailPreference } from './rail-preference'

beforeEach(() => localStorage.clear())

/** The menu, beside a page that may want it narrow. */
const open = () => {
  const menu = renderHook(useRailPreference)
  const page = renderHook(useNarrowMenu, { initialProps: false })
  return {
    isRail: () => menu.result.current.isCollapsed,
    press: () => act(() => menu.result.current.toggle()),
    wants: (isWanted: boolean) => act(() => page.rerender(isWanted)),
    close: () => {
      menu.unmount()
      page.unmount()
    },
  }
}

test('a page that wants it narrow folds the menu, until the page no longer does or somebody unfolds it', () => {
  const { isRail, press, wants, close } = open()
  expect(isRail()).toBe(false)
  wants(true)
  expect(isRail()).toBe(true)
  press()
  expect(isRail()).toBe(false)
  press()
  expect(isRail()).toBe(true)
  press()
  wants(false)
  expect(isRail()).toBe(false)
  // The next page that wants it gets it, whatever was done about the one before.
  wants(true)
  expect(isRail()).toBe(true)
  wants(false)
  expect(isRail()).toBe(false)
  close()
  expect(localStorage.getItem('navigationRail')).toBeNull()
})

test('A-039 what somebody chose stays, whatever is done about a page that wants it narrow', () => {
  const first = open()
  first.press()
  expect(first.isRail()).toBe(true)
  first.wants(true)
  expect(first.isRail()).toBe(true)
  first.press()
  expect(first.isRail()).toBe(false)
  first.press()
  first.close()
  const next = open()
  expect(next.isRail()).toBe(true)
  next.close()
})
