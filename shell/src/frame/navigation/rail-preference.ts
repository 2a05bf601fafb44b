import { useState } from 'react'

const railKey = 'navigationRail'
const collapsedValue = 'collapsed'

/** Whether the navigation is a narrow rail; kept in this browser. */
export const useRailPreference = (): { isCollapsed: boolean; toggle: () => void } => {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(railKey) === collapsedValue)
  const toggle = () => {
    localStorage.setItem(railKey, isCollapsed ? 'expanded' : collapsedValue)
    setCollapsed(!isCollapsed)
  }
  return { isCollapsed, toggle }
}
