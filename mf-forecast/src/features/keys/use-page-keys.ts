import { isModalOpen } from '@veckovis/ui'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Command } from '../../commands/command'
import { commandOfKey } from '../../commands/command-list'
import { situationOf } from '../../commands/situation'
import { useForecast, useForecastValue } from '../../context/use-forecast'

const fields = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]'

/** A cell of the sheet that has the focus is no field yet, only once it is typed in. */
const takesText = ({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
  if (!(target instanceof HTMLElement) || !target.matches(fields)) return false
  const isRestingCell = target.closest('[role=gridcell]') !== null && target.dataset.editing === undefined
  return !isRestingCell || (key.length === 1 && !altKey && !ctrlKey && !metaKey)
}

/** Another tab that a command has asked for leads into its sheet. */
const useOtherTab = () => {
  const { editor, view } = useForecast()
  const tab = useForecastValue(({ tabAtom }) => tabAtom)
  useEffect(() => {
    if (!editor.store.get(view.leadsToSheetAtom)) return undefined
    editor.store.set(view.leadsToSheetAtom, false)
    // The sheet of the tab may be drawn a moment after the tab itself.
    let frames = 0
    const enter = () => {
      frames += 1
      if (!editor.focusSheet() && frames < 60) next = requestAnimationFrame(enter)
    }
    let next = requestAnimationFrame(enter)
    return () => cancelAnimationFrame(next)
  }, [editor, view, tab])
}

/** To the browser the key means something that would take the person away from the page, such as saving its text. */
const isTakenFromBrowser = ({ chords }: Command) => chords.some(({ control }) => control)

/** The keys of the page. What is being typed keeps its own: only saving takes the text along. */
export const usePageKeys = (): void => {
  const forecast = useForecast()
  useOtherTab()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOfKey(event)
    if (command === undefined || event.defaultPrevented) return
    if (takesText(event) && command.id !== 'save') return
    const isBehindDialog = isModalOpen()
    if (isBehindDialog && !isTakenFromBrowser(command)) return
    event.preventDefault()
    // A modal dialog has keys of its own, and asks about the forecast as it was when it opened.
    if (!isBehindDialog && command.obstacle(situationOf(forecast)) === null) command.run(forecast)
  })
  // With the page itself: anyone who sees it may press a key.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
