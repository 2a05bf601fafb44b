import { narrowMenuAtom, platformStore } from '@veckovis/platform'
import { useAtomValue } from 'jotai'
import { useState } from 'react'

const railKey = 'navigationRail'
const collapsedValue = 'collapsed'

/** What the person makes of the menu while a page wants it narrow, which is kept for no other page. */
const useWanted = () => {
  const isWanted = useAtomValue(narrowMenuAtom, { store: platformStore })
  const [before, setBefore] = useState(isWanted)
  const [isUnfolded, setUnfolded] = useState(false)
  if (before !== isWanted) {
    setBefore(isWanted)
    setUnfolded(false)
  }
  return { isWanted, isUnfolded: before === isWanted && isUnfolded, setUnfolded }
}

/** Whether the navigation is a narrow rail; kept in this browser, but for a page that wants it narrow. */
export const useRailPreference = (): { isCollapsed: boolean; toggle: () => void } => {
  const [isChosen, setChosen] = useState(() => localStorage.getItem(railKey) === collapsedValue)
  const { isWanted, isUnfolded, setUnfolded } = useWanted()
  if (isWanted) return { isCollapsed: !isUnfolded, toggle: () => setUnfolded(!isUnfolded) }
  const toggle = () => {
    localStorage.setItem(railKey, isChosen ? 'expanded' : collapsedValue)
    setChosen(!isChosen)
  }
  return { isCollapsed: isChosen, toggle }
}
