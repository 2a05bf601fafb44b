import { act, renderHook } from '@testing-library/react'
import { addMessages, notificationsAtom, PlatformProvider, platformStore } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { useChosenFile } from './use-chosen-file'
import { useWorkbookFile } from './use-workbook-file'

addMessages('mf-forecast', 'sv', sv)

test('R-271 R-281 without an active unit a file is neither taken nor given, and the person is asked to choose one', async () => {
  const told = () => platformStore.get(notificationsAtom).map(({ tone, lines }) => [tone, ...lines])
  const asked = ['error', 'Ingen aktiv enhet vald.', 'Välj en enhet.']
  const taking = renderHook(useChosenFile, { wrapper: PlatformProvider })
  act(() => taking.result.current([new File(['x'], 'prognos.xlsx')]))
  expect(told()).toEqual([asked])
  const giving = renderHook(() => useWorkbookFile('export'), { wrapper: PlatformProvider })
  await act(() => giving.result.current.give())
  expect(told().at(-1)).toEqual(asked)
  expect(giving.result.current.isBusy).toBe(false)
})
