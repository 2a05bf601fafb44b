import { useEffect, useEffectEvent, useRef } from 'react'
import type { ForecastEditor } from '../../data/forecast-editor'
import { forecastTabs, type ForecastTab } from '../../data/forecast-tab'
import { isModalOpen } from '../../data/keys/modal-open'
import { pageCommandFor } from '../../data/keys/page-keys'

export type PageKeysInput = {
  readonly editor: ForecastEditor
  readonly tab: ForecastTab
  readonly onTabChange: (tab: ForecastTab) => void
}

const fields = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]'

/** A cell of the sheet that has the focus is no field yet, only once it is typed in. */
const takesText = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement) || !target.matches(fields)) return false
  const isRestingCell = target.closest('[role=gridcell]') !== null && target.dataset.editing === undefined
  return !isRestingCell || key.length === 1
}

/** Another tab by the keys leads into its sheet. */
const useOtherTab = ({ editor, tab, onTabChange }: PageKeysInput) => {
  const leadsToSheet = useRef(false)
  useEffect(() => {
    if (!leadsToSheet.current) return undefined
    leadsToSheet.current = false
    // The sheet of the tab may be drawn a moment after the tab itself.
    let frames = 0
    const enter = () => {
      frames += 1
      if (!editor.focusSheet() && frames < 60) next = requestAnimationFrame(enter)
    }
    let next = requestAnimationFrame(enter)
    return () => cancelAnimationFrame(next)
  }, [editor, tab])
  return () => {
    const other = forecastTabs.find(each => each !== tab)
    if (other === undefined) return
    leadsToSheet.current = true
    onTabChange(other)
  }
}

/** The keys of the page that no feature has for its own. */
export const usePageKeys = (input: PageKeysInput, onShowKeys: () => void): void => {
  const { editor } = input
  const toOtherTab = useOtherTab(input)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = pageCommandFor(event)
    if (command === undefined || command === 'save' || event.defaultPrevented) return
    if (takesText(event.target, event.altKey ? '' : event.key) || isModalOpen()) return
    event.preventDefault()
    if (command === 'toSheet') editor.focusSheet()
    else if (command === 'otherTab') toOtherTab()
    else onShowKeys()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
